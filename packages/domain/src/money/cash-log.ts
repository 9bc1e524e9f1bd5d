import { frozen } from '../kernel/frozen.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type Act, foldLog, LOG_WORDS, type LogEvent, type LogItem } from '../log/fold-log.ts'
import type { Place, Purpose } from './accounts.ts'
import { difference, type Line, netLines, type WholeLine } from './posting.ts'

/**
 * What somebody does with the cash box of an event beside boats that pay and are paid.
 * - `float`, `float-back`: starting cash goes in, or goes back to whoever put it in.
 * - `count`: so much is in it. It moves nothing.
 * - `deposit`: cash or checks are carried to the bank.
 * - `income`, `expense`: money that nothing else says, such as cash of a sponsor, or bait.
 */
export const CASH_KINDS = ['float', 'float-back', 'count', 'deposit', 'income', 'expense'] as const
export type CashKind = (typeof CASH_KINDS)[number]

export const CASH_METHODS = ['cash', 'check', 'unstated'] as const satisfies readonly Place[]
export type CashMethod = (typeof CASH_METHODS)[number]

export const CASH_PURPOSES = ['sponsor', 'other', 'correction', 'expense'] as const satisfies readonly Purpose[]
export type CashPurpose = (typeof CASH_PURPOSES)[number]

type Rule = { methods: readonly CashMethod[]; purposes: readonly CashPurpose[] }
const CASH_ALONE: Rule = { methods: ['cash'], purposes: [] }

/** How each kind of it may move, and what it may be for, in the order of the screen. */
export const CASH_RULES = {
  float: CASH_ALONE,
  'float-back': CASH_ALONE,
  count: CASH_ALONE,
  deposit: { methods: ['cash', 'check'], purposes: [] },
  income: { methods: CASH_METHODS, purposes: ['sponsor', 'other', 'correction'] },
  expense: { methods: CASH_METHODS, purposes: ['expense', 'correction'] },
} as const satisfies Record<CashKind, Rule>

/**
 * What somebody said of the cash box, once and for ever: made, corrected with its whole content, or voided: it never happened. `amount`: above 0;
 * `kind` says which way it went. `expected`: of a count, what its device expected, by all that it knew. `note`: what it was for, or why it is
 * voided. `seen`: the items of the box that its maker knew. `by` and `device`: the server says it.
 */
export type CashEvent = {
  kind: CashKind
  item: Id
  act: Act
  at: string
  amount: Cents
  method: CashMethod
  purpose?: CashPurpose | null | undefined
  expected?: Cents | null | undefined
  note?: string | null | undefined
  seen: Id[]
  by?: Id | null | undefined
  device?: string | null | undefined
}

/**
 * The cash box of one event, by the ids of what was said of it. Two tablets put theirs together by having both.
 * Decision: docs/decisions/0113-the-cash-box-is-a-log.md
 */
export type CashLog = Record<Id, CashEvent>

export const NO_CASH_LOG: CashLog = frozen({} as CashLog)

type Log = CashLog | null | undefined
type Kept = LogEvent & { event: CashEvent }

/** Something of the box. `at`: when it was made, whatever was corrected later. */
export type CashItem = { item: Id; at: string; event: CashEvent; history: readonly Kept[] }

const kept = (log: Log): Kept[] =>
  Object.entries(log ?? NO_CASH_LOG).map(([_id, event]) => ({
    ...{ _id, item: event.item, act: event.act, at: event.at, seen: event.seen, event },
  }))

const itemsIn = (log: Log): LogItem<Kept>[] => foldLog<Kept>(kept(log), LOG_WORDS).filter(({ awaitingMake }) => !awaitingMake)
const itemOf = ({ item, at, latest, history }: LogItem<Kept>): CashItem => ({ item, at, event: latest.event, history })

/** All that counts, the oldest first. */
export const cashIn = (log: Log): CashItem[] => itemsIn(log).flatMap((one) => (one.voided ? [] : [itemOf(one)]))

/** What never happened, with the reason of the first who said so. */
export const voidedIn = (log: Log): (CashItem & { why: string | null })[] =>
  itemsIn(log).flatMap((one) =>
    one.voided ? [{ ...itemOf(one), why: one.history.find(({ act }) => act === 'void')?.event.note ?? null }] : [],
  )

/** No event names more than so many of those that its maker knew, the newest. */
export const MOST_CASH_SEEN = 200

/** What whoever looks at this log knows: what an event says that is made now. */
export const cashKnownIn = (log: Log): Id[] =>
  cashIn(log)
    .slice(-MOST_CASH_SEEN)
    .map(({ item }) => item)

export type CashSaid = Pick<CashEvent, 'kind' | 'amount' | 'method' | 'purpose' | 'expected' | 'note'>

/** May it be said so? */
export function isCashSaid({ kind, method, purpose, amount }: Pick<CashSaid, 'kind' | 'method' | 'purpose' | 'amount'>): boolean {
  const rule: Rule = CASH_RULES[kind]
  const isFor = purpose ? rule.purposes.includes(purpose) : rule.purposes.length === 0
  return rule.methods.includes(method) && isFor && (kind === 'count' || amount > 0)
}

type Making = { at: string; id: Id }

/** Something new of the box. */
export const cashSaid = (log: Log, said: CashSaid, { at, id }: Making): CashLog => ({
  [id]: { ...said, item: id, act: 'make', at, seen: cashKnownIn(log) },
})

/** It never happened; empty where that was said already. */
export function cashVoided(log: Log, item: Id, why: string, { at, id }: Making): CashLog {
  const gone = cashIn(log).find((one) => one.item === item)
  if (!gone) return NO_CASH_LOG
  const { by: _, device: __, ...event } = gone.event
  return { [id]: { ...event, item, act: 'void', at, note: why, seen: cashKnownIn(log) } }
}

const LINES: Record<CashKind, (event: CashEvent) => Line[]> = {
  float: ({ method, amount }) => moved('float', method, amount),
  'float-back': ({ method, amount }) => moved(method, 'float', amount),
  count: () => [],
  deposit: ({ method, amount }) => moved(method, 'bank', amount),
  income: ({ method, amount, purpose }) => moved(purpose ?? 'other', method, amount),
  expense: ({ method, amount, purpose }) => moved(method, purpose ?? 'expense', amount),
}

const moved = (from: Line['account'], to: Line['account'], amount: Cents): Line[] => [
  { account: from, amount: 0 - amount },
  { account: to, amount },
]

/** The lines of one event in the ledger. */
export const linesOfCash = (event: CashEvent): WholeLine[] => netLines(LINES[event.kind](event))

/** What the whole log has in the ledger. */
export const linesOfCashLog = (log: Log): WholeLine[] => netLines(cashIn(log).flatMap(({ event }) => linesOfCash(event)))

/**
 * The lines by which one event changes the ledger: what the log comes to with it, less what it came to without it. Invariant: in whatever order
 * events arrive, their postings together are what the log says.
 */
export const linesOfNewCash = (before: CashLog, id: Id, event: CashEvent): WholeLine[] =>
  difference(linesOfCashLog({ ...before, [id]: event }), linesOfCashLog(before))

/**
 * The same amount of the same kind that two people wrote down who did not know of each other: were they two, or one? Asked until somebody says
 * anything of the box who knows both, such as a count.
 */
export function writtenTwice(log: Log): CashItem[] {
  const there = cashIn(log)
  const moves = there.filter(({ event }) => event.kind !== 'count' && event.amount > 0)
  const knows = (one: CashItem, other: CashItem) => one.history[0]!.event.seen.includes(other.item)
  const isLike = ({ event: one }: CashItem, { event: other }: CashItem) =>
    one.kind === other.kind && one.amount === other.amount && one.method === other.method
  const isSettled = (one: CashItem, other: CashItem) => there.some((third) => knows(third, one) && knows(third, other))
  return moves.filter((one) =>
    moves.some((other) => other !== one && isLike(one, other) && !knows(one, other) && !knows(other, one) && !isSettled(one, other)),
  )
}

/**
 * What two people voided who thought of each other's as the one that counts: neither void knew the other, and nothing is left. Asked until
 * somebody who knows of both voids counts the cash, or writes it down again.
 */
export function bothVoided(log: Log): CashItem[] {
  const gone = itemsIn(log).flatMap((one) => (one.voided ? [itemOf(one)] : []))
  const voidsOf = ({ history }: CashItem) => history.filter(({ act }) => act === 'void')
  const leaves = (one: CashItem, other: CashItem) => voidsOf(one).some(({ event }) => event.seen.includes(other.item))
  const isLike = ({ event: one }: CashItem, { event: other }: CashItem) =>
    one.kind === other.kind && one.amount === other.amount && one.method === other.method
  const isSettled = (pair: readonly CashItem[]) => {
    const last = pair.flatMap(voidsOf).reduce((latest, { at }) => (at > latest ? at : latest), '')
    return cashIn(log).some(
      (third) =>
        third.at > last &&
        (third.event.kind === 'count' || isLike(third, pair[0]!)) &&
        pair.every(({ item }) => !third.history[0]!.event.seen.includes(item)),
    )
  }
  return gone.filter((one) =>
    gone.some((other) => other !== one && isLike(one, other) && leaves(one, other) && leaves(other, one) && !isSettled([one, other])),
  )
}
