import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { TournamentInteractionCounts } from '@ramplight/contract/tournaments/tournament-interactions'
import { type SignUpFacts, type SignUpOffer, signUpOffer } from '@ramplight/domain/registration/sign-up-offer'
import { type Whereabouts, zoneOf } from '@ramplight/domain/tournament/zones'
import { useQuery } from '@tanstack/react-query'
import { myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { useSession } from '#platform/use-session.ts'
import { interestQuery, preRegistrationsOf } from './sign-up.queries.ts'

export type SignUpState = {
  /** Null also while it is not known whether the reader is in. */
  offer: SignUpOffer | null
  /** Undefined while it is not known, as without a network. */
  interest: TournamentInteractionCounts | undefined
}

/** For the cards of a page: what each offers its reader, and how many are interested. Three questions, however many cards. */
export function useSignUps(
  tournaments: readonly { _id: string }[],
): (tournament: SignUpFacts & Whereabouts & { _id: string }) => SignUpState {
  const user = useSession()?.user ?? null
  const ids = tournaments.map(({ _id }) => _id).toSorted()
  const interest = useQuery({ ...interestQuery(ids), enabled: ids.length > 0, retry: false })
  const isAngler = user?.userType === 'Angler'
  const entries = useQuery({ ...myEntriesQuery(user?._id ?? ''), enabled: isAngler })
  const signedUp = useQuery({ ...preRegistrationsOf(user?._id ?? ''), enabled: isAngler })
  const mine = new Set([...(entries.data ?? []), ...(signedUp.data ?? [])].map(({ tournament }) => tournament))
  const inLine = new Set((signedUp.data ?? []).flatMap((one) => (one.onWaitingList && !one.converted ? [one.tournament] : [])))
  const now = new Date()
  const isKnown = !isAngler || (entries.data !== undefined && signedUp.data !== undefined)
  return (tournament) => ({
    offer: isKnown
      ? signUpOffer(
          tournament,
          { userType: user?.userType ?? null, isIn: mine.has(tournament._id), isInLine: inLine.has(tournament._id) },
          { now: now.toISOString(), today: todayAt(zoneOf(tournament), now) },
        )
      : null,
    interest: interest.data?.find((one) => one.tournament === tournament._id),
  })
}
