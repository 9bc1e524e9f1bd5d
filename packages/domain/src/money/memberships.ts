import type { Cents } from '../kernel/units.ts'
import { type CardCharge, chargedOnCard } from '../registration/card-charge.ts'
import type { Account } from './accounts.ts'
import { MEMBERSHIP_ITEM } from './card-lines.ts'
import { type MemberFee, owedByMember, paidByMember } from './member-fee.ts'
import type { Line } from './posting.ts'
import { type PaidOnce, paymentsFor, type ReceiptPosting } from './receipt.ts'

/** What a card pays for a membership: the fee, and that of the card. The platform's $2 are for an event, and this is none (A31). */
export const memberCardCharge = (owed: Cents, feePayer: string | null = null): CardCharge =>
  chargedOnCard([{ type: 'Membership', key: MEMBERSHIP_ITEM, cost: owed, description: 'Membership' }], 0, feePayer)

/** What these lines have paid of the fee. */
export const paidForFee = (lines: readonly Line[]): Cents =>
  lines.reduce((sum, { account, amount }) => (OF_A_FEE.has(account) ? sum - amount : sum), 0)

/** What goes back to the card of a member. */
export const linesOfMemberRefund = (amount: Cents): Line[] => [
  { account: 'card', amount: 0 - amount },
  { account: 'refund', amount, item: MEMBERSHIP_ITEM },
]

/** Each payment of a member as the ledger has it, by hand and by card; below 0 money went back. */
export const memberPayments = (postings: readonly ReceiptPosting[]): PaidOnce[] => paymentsFor(OF_A_FEE, postings)

const OF_A_FEE: ReadonlySet<Account> = new Set(['membership', 'refund', 'chargeback'])

export type MemberSums = {
  season: string
  /** Whose membership goes on. */
  members: number
  /** Of these: who is not let in yet. */
  waiting: number
  /** Of these: who owes something. */
  owing: number
  /** Cents, of those whose membership has ended too. */
  paid: Cents
  /** Cents. */
  owed: Cents
}

type Member = MemberFee & { season: string; approved: boolean }

/** How the members of each season stand, in the order of the ids of the seasons. */
export function memberSums(all: readonly Member[]): MemberSums[] {
  const sums = new Map<string, MemberSums>()
  for (const one of all) {
    const { season, active, approved } = one
    const sum = sums.get(season) ?? { season, members: 0, waiting: 0, owing: 0, paid: 0, owed: 0 }
    const owed = owedByMember(one)
    sums.set(season, {
      season,
      members: sum.members + Number(active),
      waiting: sum.waiting + Number(active && !approved),
      owing: sum.owing + Number(owed > 0),
      paid: sum.paid + paidByMember(one),
      owed: sum.owed + owed,
    })
  }
  return [...sums.values()].sort((a, b) => (a.season < b.season ? -1 : 1))
}
