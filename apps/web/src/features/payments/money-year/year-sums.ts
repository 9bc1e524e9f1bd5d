import type { MoneyYear } from '@ramplight/contract/payments/money-year'
import type { Cents } from '@ramplight/domain/kernel/units'
import { PURPOSE_NAMES, type Purpose } from '@ramplight/domain/money/accounts'

type Event = MoneyYear['events'][number]

/** A figure of all events together. */
export const sumOf = (events: readonly Event[], figure: 'in' | 'out' | 'kept' | 'owed' | 'boats' | 'anglers'): number =>
  events.reduce((sum, event) => sum + event[figure], 0)

const membershipsOf = ({ memberships }: MoneyYear): Cents => memberships.reduce((sum, one) => sum + one.in, 0)

/** Came in, went out and is left of the whole year, memberships of seasons among it. */
export function yearTotals(money: MoneyYear): { in: Cents; out: Cents; kept: Cents; owed: Cents } {
  const members = membershipsOf(money)
  return {
    in: sumOf(money.events, 'in') + members,
    out: sumOf(money.events, 'out'),
    kept: sumOf(money.events, 'kept') + members,
    owed: sumOf(money.events, 'owed'),
  }
}

/** What the money of a year was for: above 0 what came in, below 0 what went out. They come to what is left. */
export function purposeTotals(money: MoneyYear): { purpose: Purpose; amount: Cents }[] {
  const totals = new Map<Purpose, Cents>([['membership', membershipsOf(money)]])
  for (const { purpose, side, amount } of money.events.flatMap(({ purposes }) => purposes))
    totals.set(purpose, (totals.get(purpose) ?? 0) + (side === 'in' ? amount : 0 - amount))
  return PURPOSE_NAMES.flatMap((purpose) => {
    const amount = totals.get(purpose) ?? 0
    return amount === 0 ? [] : [{ purpose, amount }]
  })
}
