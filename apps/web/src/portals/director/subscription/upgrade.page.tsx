import type { Plan } from '@ramplight/contract/subscriptions/plans'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { levelsQuery, PlanView, planQuery } from '#features/payments/plans/index.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { useSession } from '#platform/use-session.ts'
import { t } from './subscription.texts.ts'
import { useWayBack, WayBack } from './way-back.tsx'

/** So often we look whether the provider has told that it was paid, and so many times. */
const [LOOK_MS, MOST_LOOKS] = [2000, 90]

/** What a director has, and what else there is. */
export function UpgradePage() {
  const { card } = useSearch({ from: '__root__' })
  // Whoever comes back from paying is told what our books say, and not what the address says.
  const hasNone = ({ subscription }: Plan) => !subscription?.subscription_id
  const plan = useQuery({
    ...planQuery(useSession()!.user._id),
    refetchInterval: ({ state }) =>
      card === 'back' && state.data && hasNone(state.data) && state.dataUpdateCount < MOST_LOOKS ? LOOK_MS : false,
  })
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
          {(loaded) => <PlanView plan={loaded} levels={levels.data ?? []} back={back} isWaiting={card === 'back' && hasNone(loaded)} />}
        </Loaded>
      </OnTheServer>
    </Page>
  )
}
