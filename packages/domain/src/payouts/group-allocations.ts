import { mulDivFloor } from '../kernel/exact.ts'
import { typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import type { Entry, Group, Tournament } from '../scoring/types.ts'
import { readPercentages } from './shares.ts'
import { isInOneOf, namesOfGroup } from './units.ts'

export type GroupAllocation = { group: Group; members: Entry[]; amount: Cents }

/** Typed dollars, or the percentage of the pool down to the cent (a single value below 1 is a fraction, M8). */
function asked(value: number, { percentageOrDollar }: Group, pool: Cents): Cents {
  if (percentageOrDollar === 'dollar') return typedCents(value)
  const { shares, denominator } = readPercentages([{ position: 1, percentage: value }])
  return mulDivFloor(pool, shares[0]!.numerator, denominator)
}

/** M20: what the groups get of the pool, in order and never more than is left; groups without members get nothing. */
export function groupAllocations(tournament: Tournament, entries: readonly Entry[], pool: Cents): GroupAllocation[] {
  let left = pool
  const allocations: GroupAllocation[] = []
  for (const group of tournament.groups ?? []) {
    const value = group.potPercentageAllocatedToGroup ?? 0
    if (value <= 0) continue
    const names = namesOfGroup(group)
    const members = entries.filter((entry) => isInOneOf(entry, names))
    if (members.length === 0) continue
    const amount = Math.min(asked(value, group, pool), left)
    left -= amount
    allocations.push({ group, members, amount })
  }
  return allocations
}
