import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import type { FetchQueryOptions } from '@tanstack/react-query'
import { documentsOf } from '#features/content/documents/index.ts'
import { myTeamsQuery } from '#features/registration/own-teams/index.ts'
import { seasonsQuery, standingsQuery } from '#features/results/series/index.ts'
import { boardQuery } from '#features/tournaments/angler-today/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { queryClient } from '#platform/query-client.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { myMembershipsQuery } from '../memberships/memberships.queries.ts'
import { fetchMyEvents } from '../my-events.ts'

const isAhead = ({ tournamentDates, startDate }: SkinnyTournament) => (tournamentDates.at(-1) ?? startDate) >= todayHere()
const hasBegun = ({ status }: SkinnyTournament) => !['Draft', 'Scheduled', 'Open'].includes(status)

const fetchNow = (query: object) => queryClient.fetchQuery({ ...(query as FetchQueryOptions), staleTime: 0 })

/** Everything that an angler's pages show of tournaments that are on or ahead, fetched now and kept as what was seen. Answers how many tournaments. */
export async function getForOffline(me: string): Promise<number> {
  const ahead = (await fetchMyEvents(me)).filter(isAhead)
  for (const event of ahead) {
    await fetchNow(tournamentQuery(event._id))
    await fetchNow(flightsQuery(event._id))
    if (hasBegun(event)) await fetchNow(boardQuery(event._id))
    if (event.season) await fetchNow(standingsQuery(event.season))
  }
  await fetchNow(seasonsQuery())
  await fetchNow(documentsOf(me))
  await fetchNow(myTeamsQuery())
  await fetchNow(myMembershipsQuery(me))
  return ahead.length
}
