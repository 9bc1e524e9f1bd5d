import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconMedal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { SeasonRows, seasonsQuery } from '#features/results/series/index.ts'
import { queryOf } from '#platform/query.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from '../angler.texts.ts'
import { useMyEvents } from '../my-events.ts'

/** The seasons I fish in, and the others. */
export function AnglerStandingsPage() {
  const { _id: me } = useSession()!.user
  const { mine, signedUp, inLine, isSettled } = useMyEvents()
  const points = useQuery(queryOf(seasonEventPointDistributionCalls.search, { body: { angler: me, selectAll: true } }))
  const seasons = useQuery(seasonsQuery())
  const fished = new Set([
    ...mine.map(({ tournament }) => tournament.season),
    ...[...signedUp, ...inLine].map(({ season }) => season),
    ...(points.data ?? []).map(({ season }) => season),
  ])
  return (
    <Page width="form">
      <PageHeader title={t('nav.standings')} />
      <Loaded
        query={seasons}
        what={t('standings.what')}
        isEmpty={(list) => isSettled && list.length === 0}
        empty={{ icon: IconMedal, text: t('standings.none'), action: { label: t('find'), href: '/angler/tournaments' } }}
      >
        {(list) => {
          const [own, others] = [list.filter(({ _id }) => fished.has(_id)), list.filter(({ _id }) => !fished.has(_id))]
          return (
            <>
              {own.length > 0 && <SeasonRows title={t('standings.mine')} seasons={own} base="/angler" />}
              {others.length > 0 && <SeasonRows title={t('standings.others')} seasons={others} base="/angler" />}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
