import type { Cents } from '../kernel/units.ts'
import type { Tournament } from '../scoring/types.ts'
import { linesNow } from './cash-in-hand.ts'
import { proposedRefund, type RefundPolicy, type RefundProposal } from './refunds.ts'
import { overpaidBy, paidBy } from './standing.ts'

type Charging = Omit<Tournament, '_id' | 'settings'> & {
  settings?: (Tournament['settings'] & { registration?: { refunds?: RefundPolicy | undefined } | undefined }) | null | undefined
}

/** What the policy of a tournament gives back to a boat today, and what it has paid: what the refund sheet of its director proposes. */
export function refundToday(tournament: Charging, boat: Parameters<typeof linesNow>[0], today: string): RefundProposal & { paid: Cents } {
  const lines = linesNow(boat)
  const refunded = lines.reduce((sum, { account, amount }) => (account === 'refund' ? sum + amount : sum), 0)
  const paid = paidBy(lines)
  const money = { paid: paid + refunded, refunded, overpaid: overpaidBy(tournament as Omit<Tournament, '_id'>, boat, lines) }
  return { ...proposedRefund(tournament.settings?.registration?.refunds, today, money), paid }
}
