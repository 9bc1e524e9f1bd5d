import type { Cents } from '../kernel/units.ts'

/** `amountPaid`: by hand; `paidByCard`: what cards have paid and still pay, as the ledger says. */
type Paid = { amountPaid: Cents; paidByCard?: Cents | undefined }
export type MemberFee = Paid & { active: boolean; amount: Cents }

/** What a member has paid in all. No card touches what was taken by hand, and no hand what a card has paid (decision 0076). */
export const paidByMember = ({ amountPaid, paidByCard = 0 }: Paid): Cents => amountPaid + paidByCard

/** What a member still owes for the season, in cents: nothing once the membership has ended. */
export const owedByMember = (fee: MemberFee): Cents => (fee.active ? Math.max(0, fee.amount - paidByMember(fee)) : 0)
