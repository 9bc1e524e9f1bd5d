import { payouts, standings } from '@ramplight/domain/engine'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Weight } from '@ramplight/domain/kernel/units'
import type { Entry, Tournament } from '@ramplight/domain/scoring/types'

/**
 * What today's bag of a boat has to weigh more than, in weight units. `lead`: to lead alone. `money`: to be among the paid places.
 * Null: it is there already, or nobody stands in the way.
 */
export type Needs = { lead: Weight | null; money: Weight | null; paidPlaces: number }

type Question = { tournament: Tournament; field: readonly Entry[]; entry: Id }

/** Against the weights that are in; what others bring later is not known. */
export function needsOf({ tournament, field, entry }: Question): Needs {
  const table = standings({ tournament, entries: [...field] })
  const own = table.standings.find((row) => row.entry === entry)?.totalWeight ?? 0
  const others = table.standings
    .filter((row) => row.entry !== entry && !row.disqualified && row.totalWeight > 0)
    .map(({ totalWeight }) => totalWeight)
    .sort((a, b) => b - a)
  const { paidPlaces } = payouts({ tournament, entries: [...field], standings: table })
  const above = (weight: Weight | undefined): Weight | null => (weight === undefined || own > weight ? null : weight - own)
  return { lead: above(others[0]), money: paidPlaces > 0 ? above(others[paidPlaces - 1]) : null, paidPlaces }
}

/** The biggest fish so far, and whose it is. */
export function biggestFish(tournament: Tournament, field: readonly Entry[]): { entry: Id; weight: Weight } | null {
  const rows = standings({ tournament, entries: [...field] }).standings.filter(({ bigFish, disqualified }) => bigFish > 0 && !disqualified)
  const first = rows.reduce<(typeof rows)[number] | null>((best, row) => (best && best.bigFish >= row.bigFish ? best : row), null)
  return first && { entry: first.entry, weight: first.bigFish }
}
