import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { levelsQuery, PlanView, planQuery } from '#features/payments/plans/index.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { useSession } from '#platform/use-session.ts'
import { t } from './subscription.texts.ts'
import { useWayBack, WayBack } from './way-back.tsx'

/** What a director has, and what else there is. */
export function UpgradePage() {
  const plan = useQuery(planQuery(useSession()!.user._id))
  const levels = useQuery(levelsQuery())
  const back = useWayBack()
  return (
    <Page>
      <PageHeader
        title={t('subscription.level')}
        crumbs={[{ label: t('subscription.title'), href: '/director/subscriptions' }, { label: t('subscription.level') }]}
      />
      <WayBack href={back} />
      <OnTheServer query={plan} title={t('subscription.needsInternet')} text={t('subscription.isOnTheServer')}>
        <Loaded query={plan} what={t('subscription.levelNoun')}>
          {(loaded) => <PlanView plan={loaded} levels={levels.data ?? []} back={back} />}
        </Loaded>
      </OnTheServer>
    </Page>
  )
}
