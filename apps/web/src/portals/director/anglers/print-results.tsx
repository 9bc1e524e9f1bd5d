import type { User } from '@ramplight/contract/people/users'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { type PrintChoice, PrintDialog } from '#features/print/index.ts'
import { type PersonalResult, personalPaper, personalResults, personalTexts } from '#features/results/personal-results/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/use-session.ts'
import { unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './anglers.texts.ts'

/** What an angler fished in the tournaments that this person runs, with the points and how each event writes its weights. */
const fishedBy = (angler: string) => ({
  queryKey: [
    tournamentEntryCalls.search.path,
    'personal',
    angler,
    seasonEventPointDistributionCalls.search.path,
    tournamentCalls.search.path,
  ],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [entries, points] = await Promise.all([
      call(tournamentEntryCalls.search, { body: { user: angler, selectAll: true }, signal }),
      call(seasonEventPointDistributionCalls.search, { body: { angler, selectAll: true }, signal }),
    ])
    const ids = [...new Set(entries.map(({ tournament }) => tournament))]
    const ofIds = { ids, startDate: '2000-01-01', startDateRange: 'After' as const, selectAll: true }
    const events = ids.length > 0 ? (await call(tournamentCalls.search, { body: ofIds, signal })).message : []
    const byId = new Map(events.map((one) => [one._id, one]))
    const mine = entries.flatMap((entry) => {
      const tournament = byId.get(entry.tournament)
      return tournament ? [{ entry, tournament }] : []
    })
    const weightOf = ({ result, tournament }: TournamentEntry) => {
      const event = byId.get(tournament)
      return result && event ? writeWeight(result.totalWeight, unitOf(event.settings.weight)) : '—'
    }
    const results = personalResults(mine, points)
    // The sponsors of the tour that was fished last stand on the sheet.
    return { results, weightOf, tour: results[0] ? byId.get(results[0].tournament._id)?.tour : null }
  },
})

type Props = { angler: Pick<User, '_id' | 'first_name' | 'last_name'>; onClose: () => void }

/** The personal results of an angler on paper, of all seasons or of one (3 §2). */
export function PrintResults({ angler, onClose }: Props) {
  const { user } = useSession()!
  const fished = useQuery(fishedBy(angler._id))
  const seasons = useQuery(ownSeasonsQuery(user)).data ?? []
  const name = fullName(angler)
  return (
    <Loaded query={fished} what={t('results.noun')}>
      {({ results, weightOf, tour }) => {
        const paper = (shown: readonly PersonalResult[], season: string | null) =>
          personalPaper({ name, season, results: shown, weightOf: ({ entry }) => weightOf(entry) })
        const choices: PrintChoice[] = [
          { key: 'all', name: personalTexts('allSeasons'), paper: () => paper(results, null) },
          ...seasons.flatMap(({ _id, name: season }) => {
            const of = results.filter((one) => one.season === _id)
            return of.length > 0 ? [{ key: _id, name: season, paper: () => paper(of, season) }] : []
          }),
        ]
        return <PrintDialog onClose={onClose} choices={choices} tour={tour} />
      }}
    </Loaded>
  )
}
