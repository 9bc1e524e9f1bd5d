import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'
import { queryOf } from '#platform/query.ts'

/** The most that are asked about: a page of days shows far fewer. */
const MOST_TOURNAMENTS = 500

/** How many boats of each of these tournaments, the newest first, have to pay and have not. */
export const unpaidQuery = (tournaments: string[]) => ({
  ...queryOf(tournamentEntryCalls.entryCountSearch, { body: { tournaments: tournaments.slice(0, MOST_TOURNAMENTS), unpaid: true } }),
  enabled: tournaments.length > 0,
  select: ({ byTournament }: { byTournament: { tournament: string; count: number }[] }) =>
    Object.fromEntries(byTournament.map(({ tournament, count }) => [tournament, count])),
})

/** The boats that ask to withdraw, of the tournaments of this director. */
export const withdrawalsQuery = () => queryOf(withdrawalCalls.withdrawals, {})

export type CardAttention = ResponseOf<typeof stripeCalls.ownAttention>
/** What waits for a director about cards. */
export const cardAttentionQuery = () => queryOf(stripeCalls.ownAttention, {})
