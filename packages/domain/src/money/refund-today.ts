import type { Cents } from '../kernel/units.ts'
import type { Tournament } from '../scoring/types.ts'
import { linesNow } from './cash-in-hand.ts'
import { type RefundPolicy, type RefundProposal, refundableOf } from './refunds.ts'
import { paidBy } from './standing.ts'

type Charging = Omit<Tournament, '_id' | 'settings'> & {
  settings?: (Tournament['settings'] & { registration?: { refunds?: RefundPolicy | undefined } | undefined }) | null | undefined
}

/** What the policy of a tournament gives back to a boat today, and what it has paid: what the refund sheet of its director proposes. */
export function refundToday(tournament: Charging, entry: Parameters<typeof linesNow>[0], today: string): RefundProposal & { paid: Cents } {
  const lines = linesNow(entry)
  const policy = tournament.settings?.registration?.refunds
  const { proposal } = refundableOf({ tournament: tournament as Omit<Tournament, '_id'>, entry, lines, policy, today })
  return { ...proposal, paid: paidBy(lines) }
}
