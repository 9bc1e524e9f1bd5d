import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { presentEntries } from '../scoring/field.ts'
import type { Entry, StandingRow, Standings, Tournament } from '../scoring/types.ts'
import { type FundedAmount, fundPositions } from './fund-positions.ts'
import { type GroupAllocation, groupAllocations } from './group-allocations.ts'
import { NO_PAYOUT_STRUCTURE, type PayoutPlan, percentages, planPayout } from './payout-modes.ts'
import { countPlaces, type PlacesCount } from './places.ts'
import { type Pool, poolOf } from './pool.ts'
import { bonusLog, type PositionBonus, positionBonuses } from './position-bonuses.ts'
import { type Holder, splitTies, type TieGroup, tieGroups } from './split-ties.ts'
import type { LogLine, Paid, PayoutInput, PlacementTable } from './types.ts'
import { countUnits } from './units.ts'

/** One pot of money counted out: the plan, what was funded, who holds which positions, who was paid. Cents. */
export type PotLedger = {
  amount: Cents
  paidPlaces: number
  /** How the number of places came about; null where no rule was asked. */
  places: PlacesCount | null
  funded: FundedAmount[]
  bonuses: PositionBonus[]
  /** Everybody who could be paid, in listing order. */
  holders: Iterable<Holder>
  /** The holders of the positions that money was meant for. */
  groups: TieGroup[]
  payouts: Paid[]
  log: LogLine[]
}

/** Everything payouts() says and explainPayout() explains. */
export type PayoutLedger = { pool: Pool; main: PotLedger; groups: { allocation: GroupAllocation; pot: PotLedger }[] }

export const sumPaid = (payouts: readonly Paid[]): Cents => payouts.reduce((total, { amount }) => total + amount, 0)

/** M17: ranked entries with weight, in listing order. */
export const holdersIn = (rows: readonly StandingRow[]) =>
  rows.filter((row): row is StandingRow & Holder => row.position !== null && row.totalWeight > 0)

/** Found as far as somebody asks: of a large field few are paid. */
const membersAmong = (holders: readonly Holder[], ids: ReadonlySet<Id>): Iterable<Holder> => ({
  *[Symbol.iterator]() {
    for (const holder of holders) if (ids.has(holder.entry)) yield holder
  },
})

export const unpaid = (amount: Cents, log: LogLine[] = []): PotLedger => ({
  amount,
  paidPlaces: 0,
  places: null,
  funded: [],
  bonuses: [],
  holders: [],
  groups: [],
  payouts: [],
  log,
})

const lastPosition = (rows: readonly { position: number }[]): number => rows.at(-1)?.position ?? 0

/** M14–M18: a plan and the people on its positions. */
export function countOut(plan: PayoutPlan, amount: Cents, holders: Iterable<Holder>, bonuses: PositionBonus[] = []): PotLedger {
  const { amounts: funded, log } = fundPositions(plan.amounts, amount)
  const groups = tieGroups(holders, Math.max(lastPosition(funded), lastPosition(bonuses)))
  const byPosition = new Map<number, Cents>(funded.map((row) => [row.position, row.funded]))
  for (const { position, payment } of bonuses) byPosition.set(position, (byPosition.get(position) ?? 0) + payment)
  return {
    amount,
    paidPlaces: plan.paidPlaces,
    places: plan.places,
    funded,
    bonuses,
    holders,
    groups,
    payouts: splitTies(groups, (position) => byPosition.get(position) ?? 0),
    log: [...plan.log, ...log, ...bonusLog(bonuses)],
  }
}

/** M1–M4, M20: the money there is and who may claim it. It depends on who entered, not on what was weighed. */
export type PayoutBasis = {
  pool: Pool
  mainPool: Cents
  allocations: { allocation: GroupAllocation; ids: ReadonlySet<Id>; units: number }[]
}

/** `field` without the deleted entries. */
export function payoutBasis(tournament: Tournament, field: readonly Entry[]): PayoutBasis {
  const pool = poolOf(tournament, field)
  const allocations = tournament.settings?.payout ? groupAllocations(tournament, field, pool.pool) : []
  return {
    pool,
    mainPool: allocations.reduce((left, { amount }) => left - amount, pool.pool),
    allocations: allocations.map((allocation) => ({
      allocation,
      ids: new Set(allocation.members.map(({ _id }) => _id)),
      units: countUnits(tournament, allocation.members).entryCount,
    })),
  }
}

/** M1–M26: the whole calculation, with every intermediate figure kept. */
export function payoutLedger({ tournament, entries, standings, placementTables }: PayoutInput): PayoutLedger {
  return countPayout(tournament, payoutBasis(tournament, presentEntries(entries)), standings, placementTables)
}

/** M5–M26: the money of a basis, counted out to the standings. */
export function countPayout(
  tournament: Tournament,
  { pool, mainPool, allocations }: PayoutBasis,
  standings: Standings,
  tables: readonly PlacementTable[] | null | undefined,
): PayoutLedger {
  const rules = tournament.settings?.payout
  if (!rules) return { pool, main: unpaid(mainPool, [{ ...NO_PAYOUT_STRUCTURE }]), groups: [] }
  if (standings.incomplete) {
    return { pool, main: unpaid(mainPool), groups: allocations.map(({ allocation }) => ({ allocation, pot: unpaid(allocation.amount) })) }
  }
  const holders = holdersIn(standings.standings)
  const plan = planPayout({ pool: mainPool, places: countPlaces(rules, pool.entryCount), rules, tables })
  return {
    pool,
    main: countOut(plan, mainPool, holders, positionBonuses(rules, pool.entryCount, holders.length)),
    /** M20: a group is paid by percentages, its members ranked among themselves. */
    groups: allocations.map(({ allocation, ids, units }) => {
      const own = percentages({ pool: allocation.amount, places: countPlaces(rules, units), rules, tables })
      return { allocation, pot: countOut(own, allocation.amount, membersAmong(holders, ids)) }
    }),
  }
}
