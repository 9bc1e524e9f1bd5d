import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { LevelCard, planQuery } from '#features/payments/plans/index.ts'
import { FeesView, feesQuery } from '#features/payments/platform-fees/index.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { useSession } from '#platform/use-session.ts'
import { t } from './subscription.texts.ts'
import { useWayBack, WayBack } from './way-back.tsx'

/** What a director pays the platform. */
export function SubscriptionPage() {
  const director = useSession()!.user._id
  const fees = useQuery(feesQuery(director))
  const plan = useQuery(planQuery(director)).data
  const back = useWayBack()
  return (
    <Page>
      <PageHeader title={t('subscription.title')} meta={t('subscription.about')} />
      <WayBack href={back} />
      <OnTheServer query={fees} title={t('subscription.needsInternet')} text={t('subscription.isOnTheServer')}>
        <Loaded query={fees} what={t('subscription.noun')}>
          {(loaded) => (
            <>
              <FeesView fees={loaded} back={back} />
              {plan && <LevelCard plan={plan} toUpgrade />}
            </>
          )}
        </Loaded>
      </OnTheServer>
    </Page>
  )
}
