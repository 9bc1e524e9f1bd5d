import type { Id } from '../kernel/ids.ts'
import type { Cents, Weight } from '../kernel/units.ts'
import type { Entry, Standings, Tournament } from '../scoring/types.ts'

export type LogLine = { type: 'error' | 'bonus'; message: string }
export type Paid = { entry: Id; position: number; amount: Cents }
export type PlacementTable = { places: number; percentages: { place: number; percentage: number }[] }
export type PositionAmount = { position: number; amount: Cents }
export type GroupPot = { group: string; amount: Cents; payouts: Paid[]; paid: Cents; retained: Cents }

export type PayoutInput = { tournament: Tournament; entries: Entry[]; standings: Standings; placementTables?: PlacementTable[] | null }

export type PayoutResult = {
  entryCount: number
  gross: Cents
  extraBonus: Cents
  includedPots: Cents
  pool: Cents
  mainPool: Cents
  paidPlaces: number
  /** Funded amounts above 0, before ties and position bonuses. */
  positionAmounts: PositionAmount[]
  /** Listing order, position bonuses included. */
  payouts: Paid[]
  paid: Cents
  bonusPaid: Cents
  retained: Cents
  groupPots: GroupPot[]
  log: LogLine[]
  /** M25: only with `fixedSlices`; what each really got. */
  fixedSlices?: { name: string; amount: Cents }[]
}

export type PotKind = 'bigFishPot' | 'sidePot'

export type PotResult = {
  pot: Id
  kind: PotKind
  participants: number
  size: Cents
  standings: { entry: Id; position: number; weight: Weight }[]
  payouts: Paid[]
  paid: Cents
  retained: Cents
  log: LogLine[]
  /** T8: only with `carryOver`; the part of `retained` that waits for the next event. */
  carriedOver?: Cents
}
