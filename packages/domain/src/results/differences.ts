import type { Id } from '../kernel/ids.ts'
import type { Cents, Weight } from '../kernel/units.ts'

type Money = { entry: Id; amount: Cents }

/** Of whole results what two of them are compared by. */
export type ComparedResults = {
  standings: { standings: readonly { entry: Id; position: number | null; totalWeight: Weight }[] }
  points: readonly { entry: Id; points: number | null }[]
  payouts: { payouts: readonly Money[]; groupPots: readonly { payouts: readonly Money[] }[] }
  pots: readonly { payouts: readonly Money[] }[]
}

/** What a boat came to. `money`: from everything it got something from. */
export type Outcome = { place: number | null; weight: Weight; points: number | null; money: Cents }

/** A boat that came to something else; null where it is not there at all. */
export type Difference = { entry: Id; before: Outcome | null; after: Outcome | null }

/** What each boat came to. */
export function outcomes({ standings, points, payouts, pots }: ComparedResults): Map<Id, Outcome> {
  const pointsOf = new Map(points.map((row) => [row.entry, row.points]))
  const money = new Map<Id, Cents>()
  for (const { entry, amount } of [payouts, ...payouts.groupPots, ...pots].flatMap((pot) => pot.payouts))
    money.set(entry, (money.get(entry) ?? 0) + amount)
  return new Map(
    standings.standings.map(({ entry, position, totalWeight }) => [
      entry,
      { place: position, weight: totalWeight, points: pointsOf.get(entry) ?? null, money: money.get(entry) ?? 0 },
    ]),
  )
}

/** Which boats differ in place, weight, points or money, in the order of the second standings; those that are missing there last. */
export function differences(before: ComparedResults, after: ComparedResults): Difference[] {
  const [old, now] = [outcomes(before), outcomes(after)]
  const isSame = (a: Outcome | undefined, b: Outcome | undefined) =>
    !!a && !!b && a.place === b.place && a.weight === b.weight && a.points === b.points && a.money === b.money
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((entry) =>
    isSame(old.get(entry), now.get(entry)) ? [] : [{ entry, before: old.get(entry) ?? null, after: now.get(entry) ?? null }],
  )
}
