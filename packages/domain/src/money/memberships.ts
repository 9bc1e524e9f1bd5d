import type { Cents } from '../kernel/units.ts'
import { type PaidWith, placeOfEntry } from './paid-with.ts'
import { type Line, netLines } from './posting.ts'

type Fee = { active: boolean; amount: Cents; amountPaid: Cents }
type Payment = { amountPaid: Cents; paidWith?: PaidWith | null | undefined }

/** What a member still owes for the season, in cents: nothing once the membership has ended. */
export const owedByMember = ({ active, amount, amountPaid }: Fee): Cents => (active ? Math.max(0, amount - amountPaid) : 0)

/** The lines of what a member of a season has paid. Where nobody wrote down how, nobody knows where the money is. */
export const linesOfMembership = ({ amountPaid, paidWith }: Payment): Line[] =>
  netLines([
    { account: paidWith ? placeOfEntry({ paidWith }) : 'unstated', amount: amountPaid },
    { account: 'membership', amount: 0 - amountPaid },
  ])

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

type Member = Fee & { season: string; approved: boolean }

/** How the members of each season stand, in the order of the ids of the seasons. */
export function memberSums(all: readonly Member[]): MemberSums[] {
  const sums = new Map<string, MemberSums>()
  for (const one of all) {
    const { season, active, approved, amountPaid } = one
    const sum = sums.get(season) ?? { season, members: 0, waiting: 0, owing: 0, paid: 0, owed: 0 }
    const owed = owedByMember(one)
    sums.set(season, {
      season,
      members: sum.members + Number(active),
      waiting: sum.waiting + Number(active && !approved),
      owing: sum.owing + Number(owed > 0),
      paid: sum.paid + amountPaid,
      owed: sum.owed + owed,
    })
  }
  return [...sums.values()].sort((a, b) => (a.season < b.season ? -1 : 1))
}
