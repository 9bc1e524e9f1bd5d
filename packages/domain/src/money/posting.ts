import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Account } from './accounts.ts'

/**
 * `entry`: whose it is. `item` and `times`: what of it was bought, and how often; `fee`, or the id of a pot. `charged`: what that
 * costs in whole at the price of that day, also when this line pays only a part of it.
 */
export type Line = { account: Account; amount: Cents; entry?: Id | null; item?: string | null; times?: number; charged?: Cents }

/** A line with nothing left out. */
export type WholeLine = Required<Line>

const whole = ({ account, amount, entry = null, item = null, times = 0, charged = 0 }: Line): WholeLine => ({
  account,
  amount,
  entry,
  item,
  times,
  charged,
})

const sumOf = (one: WholeLine, other: WholeLine): WholeLine => ({
  ...one,
  amount: one.amount + other.amount,
  times: one.times + other.times,
  charged: one.charged + other.charged,
})

const keyOf = ({ account, entry, item }: WholeLine): string => `${account} ${entry} ${item}`

const isNothing = ({ amount, times, charged }: WholeLine): boolean => amount === 0 && times === 0 && charged === 0

/** Lines of the same thing as one, in the order in which they come; what comes to nothing is left out. */
export function netLines(lines: Iterable<Line>): WholeLine[] {
  const net = new Map<string, WholeLine>()
  for (const line of lines) {
    const one = whole(line)
    const known = net.get(keyOf(one))
    net.set(keyOf(one), known ? sumOf(known, one) : one)
  }
  return [...net.values()].filter((line) => !isNothing(line))
}

/** The lines that take these back. */
export const reversed = (lines: readonly Line[]): WholeLine[] =>
  lines.map(whole).map((line) => ({ ...line, amount: 0 - line.amount, times: 0 - line.times, charged: 0 - line.charged }))

/** What has to be posted so that `posted` becomes `wanted`; nothing when it is so already. */
export const difference = (wanted: readonly Line[], posted: readonly Line[]): WholeLine[] => netLines([...wanted, ...reversed(posted)])

/** What these lines have on some accounts together. */
export const sumOn = (lines: readonly Pick<Line, 'account' | 'amount'>[], ...accounts: readonly Account[]): Cents =>
  lines.reduce((sum, { account, amount }) => (accounts.includes(account) ? sum + amount : sum), 0)

/** What refunds had forgiven of these things, and is asked for again: no money moves by it. */
export const askedAgain = (entry: Id | null, things: readonly { item: string | null; again?: Cents | undefined }[]): Line[] =>
  things.flatMap(({ item, again }) => (again ? [{ account: 'refund', amount: 0, entry, item, charged: again }] : []))

/** By how much a posting does not add up. */
export const imbalance = (lines: readonly Line[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0)

/** A posting is lines of whole cents that come to 0; anything else is a fault of ours and stops here. */
export function refuseUnbalanced(lines: readonly Line[]): void {
  const wrong = lines.find(({ amount }) => !Number.isSafeInteger(amount))
  if (wrong) throw new Error(`Ledger: ${wrong.amount} on ${wrong.account} is not a number of whole cents`)
  if (!lines.length) throw new Error('Ledger: a posting without lines')
  if (imbalance(lines) !== 0) throw new Error(`Ledger: a posting is off by ${imbalance(lines)} cents`)
}
