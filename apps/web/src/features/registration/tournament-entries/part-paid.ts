import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { linesNow, owedNow } from '@ramplight/domain/money/cash-in-hand'
import { standingOf } from '@ramplight/domain/money/standing'
import { chargeOf, partOf } from '@ramplight/domain/registration/entry-money'
import { namedShares, type Share } from '@ramplight/domain/registration/shares'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './tournament-entries.texts.ts'

/** One of the boat has paid their share by card, and not all of it is in. */
export const isPartPaid = (entry: TournamentEntry): boolean => entry.status !== 'Paid' && !entry.freeEntry && partOf(entry) > 0

/** Who of a boat that is part paid still owes, and how much; nobody for any other boat. */
export const owersOf = (tournament: Tournament, entry: TournamentEntry): (Share & { name: string })[] =>
  isPartPaid(entry) ? namedShares(tournament, entry, owedNow(tournament, entry)).filter(({ owes }) => owes > 0) : []

/** `$65.00 of $130.00 is paid. Sam Reed owes $65.00.`, or null for a boat of which no part is paid. */
export function partPaidWords(tournament: Tournament, entry: TournamentEntry): string | null {
  const owers = owersOf(tournament, entry)
  if (owers.length === 0) return null
  const whoOwes = owers.map(({ name, owes }) => t('partPaid.owes', { name, amount: writeMoney(owes) })).join(', ')
  const whole = entry.paymentLog ? standingOf(tournament, entry, linesNow(entry)).due : chargeOf(tournament, entry)
  return t('partPaid.words', { paid: writeMoney(partOf(entry)), whole: writeMoney(whole), whoOwes })
}
