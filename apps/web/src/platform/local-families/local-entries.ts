import { payment } from '@ramplight/contract/payments/payments'
import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { isUnpaidNow } from '@ramplight/domain/money/cash-in-hand'
import { isUnsent, payoutOfPayment, unsentLines } from '@ramplight/domain/money/payout-log'
import type { WholeLine } from '@ramplight/domain/money/posting'
import { peopleOf } from '@ramplight/domain/registration/crew-roles'
import type { LocalRow } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from './decode-rows.ts'
import { tournamentsThat } from './local-actor.ts'
import { recordsOf } from './local-family.ts'
import { named, namesOf } from './local-people.ts'

/** Entries with the names of their anglers. */
async function present(entries: TournamentEntry[], local: Local): Promise<TournamentEntry[]> {
  const names = await namesOf(
    local,
    entries.flatMap(({ anglers, substitute }) => [...anglers, ...(substitute ? [substitute] : [])]),
    entries.flatMap(peopleOf),
  )
  const unsent = await unsentPayouts(local, new Set(entries.map(({ tournament }) => tournament)))
  return entries.map((entry) => ({
    ...withLines(entry, unsent.get(entry._id)),
    anglers: named(names, entry.users),
    substitute: (entry.sub && names.get(entry.sub)) || null,
  }))
}

type Kept = LocalRow & { payoutLog?: Parameters<typeof isUnsent>[0] }

/** What this device has handed out of payouts, or got back, and has not sent yet: by boat, as lines of its books. */
async function unsentPayouts(local: Local, tournaments: ReadonlySet<string>): Promise<Map<string, WholeLine[]>> {
  const lines = new Map<string, WholeLine[]>()
  for (const tournament of tournaments)
    for (const row of await local.rows<Kept>('payments', { index: 'sourceModuleRecord', is: tournament })) {
      if (!isUnsent(row.payoutLog)) continue
      const payout = decodeRow(payment, row)
      const { entry } = payoutOfPayment(payout)
      lines.set(entry, [...(lines.get(entry) ?? []), ...unsentLines(payout)])
    }
  return lines
}

const withLines = (entry: TournamentEntry, lines: readonly WholeLine[] | undefined): TournamentEntry =>
  lines ? { ...entry, books: { others: [...(entry.books?.others ?? []), ...lines.map(({ entry: _, ...line }) => line)] } } : entry

/** The entries of this device, as their own list, the tournaments and the results read them. */
export const ENTRIES = {
  tbl: 'tournament-entries',
  record: tournamentEntry,
  indexes: ['tournament', 'season'],
  besides: ['users', 'tournaments', 'tours', 'payments'],
  // Entries of the tournaments the person runs or weighs at, and their own.
  seen: async (local: Local) => {
    const weighed = await tournamentsThat(local, 'tournament.weigh')
    return ({ tournament, users }: TournamentEntry) => weighed.has(tournament) || users.includes(local.user._id)
  },
  present,
} as const

/** How many entries each tournament has; nothing of an entry is read but these two fields. */
export async function entryCounts(local: Local, status?: TournamentEntry['status']): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const row of await local.rows<Pick<TournamentEntry, 'tournament' | 'status'>>('tournament-entries'))
    if (!status || (row.status ?? tournamentEntry.starts.status) === status)
      counts.set(row.tournament, (counts.get(row.tournament) ?? 0) + 1)
  return counts
}

/** How many boats of each of these tournaments owe something, as far as this device knows. */
export async function unpaidCounts(local: Local, tournaments: ReadonlyMap<string, Tournament>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const entry of await recordsOf(ENTRIES, local)) {
    const event = tournaments.get(entry.tournament)
    if (event && isUnpaidNow(event, entry)) counts.set(entry.tournament, (counts.get(entry.tournament) ?? 0) + 1)
  }
  return counts
}
