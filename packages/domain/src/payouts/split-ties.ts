import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Paid } from './types.ts'

/** Somebody who may be paid; an equal position is a tie. */
export type Holder = { readonly entry: Id; readonly position: number }

/** Entries on one position, in listing order; together they hold `position` … `position + entries.length − 1`. */
export type TieGroup = { position: number; entries: Id[] }

/** Holders in listing order -> groups that share a position, counted anew from 1, as far as `lastPosition`: nobody further down is paid. */
export function tieGroups(holders: Iterable<Holder>, lastPosition: number): TieGroup[] {
  const groups: TieGroup[] = []
  let group: TieGroup | null = null
  let shared = 0
  let above = 0
  for (const { entry, position } of holders) {
    if (group && position === shared) group.entries.push(entry)
    else {
      if (above >= lastPosition) break
      group = { position: above + 1, entries: [entry] }
      groups.push(group)
      shared = position
    }
    above++
  }
  return groups
}

/** The position of an entry among the holders, counted anew from 1; null when it holds none. */
export function positionAmong(holders: Iterable<Holder>, entry: Id): number | null {
  const group = tieGroups(holders, Number.POSITIVE_INFINITY).find(({ entries }) => entries.includes(entry))
  return group?.position ?? null
}

/** M15: the money of all positions the group holds. */
export function groupAmount(group: TieGroup, amountAt: (position: number) => Cents): Cents {
  let total = 0
  for (let i = 0; i < group.entries.length; i++) total += amountAt(group.position + i)
  return total
}

/** M16: whole cents; the odd ones go one each to the first listed. */
export const shareOf = (total: Cents, parts: number, index: number): Cents => Math.floor(total / parts) + (index < total % parts ? 1 : 0)

/** M15, M16: every entry's money; amounts of 0 are not listed. */
export function splitTies(groups: readonly TieGroup[], amountAt: (position: number) => Cents): Paid[] {
  return groups.flatMap((group) => {
    const total = groupAmount(group, amountAt)
    return group.entries
      .map((entry, index) => ({ entry, position: group.position, amount: shareOf(total, group.entries.length, index) }))
      .filter(({ amount }) => amount > 0)
  })
}
