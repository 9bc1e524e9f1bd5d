import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Paid } from './types.ts'

/** Entries on one position, in listing order; together they hold `position` … `position + entries.length − 1`. */
export type TieGroup = { position: number; entries: Id[] }

/** Rows in listing order -> groups that share a position, positions counted anew from 1. */
export function tieGroups(rows: readonly { entry: Id; position: number }[]): TieGroup[] {
  const groups: TieGroup[] = []
  let shared: number | null = null
  for (const [index, { entry, position }] of rows.entries()) {
    if (position === shared) groups.at(-1)!.entries.push(entry)
    else groups.push({ position: index + 1, entries: [entry] })
    shared = position
  }
  return groups
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
