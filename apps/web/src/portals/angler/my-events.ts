import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { preRegistrationsOf } from '#features/registration/sign-up/index.ts'
import { type MyEvent, myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { queryOf } from '#platform/query.ts'
import { queryClient } from '#platform/query-client.ts'
import { useSession } from '#platform/use-session.ts'

/** The most tournaments that are asked for by name. */
const MOST = 500

const ofIds = (ids: string[]) =>
  skinnyTournamentsQuery({
    publicSearch: true,
    ids: [...new Set(ids)].sort().slice(0, MOST),
    startDate: '2000-01-01',
    startDateRange: 'After',
    sortField: 'startDate',
    sortOrder: 'desc',
    selectAll: true,
  })

const marksOf = (me: string) => queryOf(tournamentInteractionCalls.search, { body: { user: me, selectAll: true } })

/** The same, fetched now, so that every page of them is there without a signal. */
export async function fetchMyEvents(me: string): Promise<SkinnyTournament[]> {
  const now = { staleTime: 0 }
  const entries = await queryClient.fetchQuery({ ...myEntriesQuery(me), ...now })
  const signedUp = await queryClient.fetchQuery({ ...preRegistrationsOf(me), ...now })
  const marks = await queryClient.fetchQuery({ ...marksOf(me), ...now })
  const ids = idsIn(entries, signedUp, marks)
  return ids.length > 0 ? (await queryClient.fetchQuery({ ...ofIds(ids), ...now })).message : []
}

type InEvent = { tournament: string }
const isLiving = ({ deleted }: Pick<TournamentEntry, 'deleted'>) => !deleted
const idsIn = (
  entries: readonly (InEvent & Pick<TournamentEntry, 'deleted'>)[],
  signedUp: readonly (InEvent & { converted: boolean })[],
  marks: readonly InEvent[],
) => [...entries.filter(isLiving), ...signedUp.filter(({ converted }) => !converted), ...marks].map(({ tournament }) => tournament)

/** The tournaments of who is signed in: entered, signed up for, going to. */
export function useMyEvents() {
  const { _id: me } = useSession()!.user
  const entries = useQuery(myEntriesQuery(me))
  const signedUp = useQuery(preRegistrationsOf(me))
  const marks = useQuery(marksOf(me))
  const living = (entries.data ?? []).filter(isLiving)
  const waiting = (signedUp.data ?? []).filter(({ converted }) => !converted)
  const ids = idsIn(living, waiting, marks.data ?? [])
  const tournaments = useQuery({ ...ofIds(ids), enabled: ids.length > 0, placeholderData: keepPreviousData })
  const byId = new Map((tournaments.data?.message ?? []).map((one) => [one._id, one]))
  const known = (teams: readonly { tournament: string }[]) =>
    teams.flatMap(({ tournament }): SkinnyTournament | never[] => byId.get(tournament) ?? [])
  const inOne = new Set([...living, ...waiting].map(({ tournament }) => tournament))
  return {
    entries,
    /** Everything that can be asked has been asked. */
    isSettled: !entries.isPending && !signedUp.isPending && !marks.isPending && (ids.length === 0 || !tournaments.isPending),
    hasAny: ids.length > 0,
    mine: living.flatMap((entry: TournamentEntry): MyEvent[] => {
      const tournament = byId.get(entry.tournament)
      return tournament ? [{ entry, tournament }] : []
    }),
    /** Signed up, and no boat yet. */
    signedUp: known(waiting.filter(({ onWaitingList }) => !onWaitingList)),
    /** On the waiting list of a full field. */
    inLine: known(waiting.filter(({ onWaitingList }) => onWaitingList)),
    marked: (marks.data ?? []).flatMap(({ tournament, type }) => {
      const one = byId.get(tournament)
      return one && !inOne.has(tournament) ? [{ tournament: one, type }] : []
    }),
  }
}
