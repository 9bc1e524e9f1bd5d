import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { presentEntries } from '../scoring/field.ts'
import type { PayoutSettings, StandingRow, Tournament } from '../scoring/types.ts'
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
  holders: readonly Holder[]
  /** The holders of the positions that money was meant for. */
  groups: TieGroup[]
  payouts: Paid[]
  log: LogLine[]
}

/** Everything payouts() says and explainPayout() explains. */
export type PayoutLedger = { pool: Pool; main: PotLedger; groups: { allocation: GroupAllocation; pot: PotLedger }[] }

export const sumPaid = (payouts: readonly Paid[]): Cents => payouts.reduce((total, { amount }) => total + amount, 0)

/** M17: ranked entries with weight, in listing order. */
const holdersIn = (rows: readonly StandingRow[]) =>
  rows.filter((row): row is StandingRow & Holder => row.position !== null && row.totalWeight > 0)

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
export function countOut(plan: PayoutPlan, amount: Cents, holders: readonly Holder[], bonuses: PositionBonus[] = []): PotLedger {
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

/** M20: a group is paid by percentages, its members ranked among themselves. */
function groupLedger(
  tournament: Tournament,
  rules: PayoutSettings,
  { members, amount }: GroupAllocation,
  holders: readonly Holder[],
  tables: readonly PlacementTable[] | null | undefined,
): PotLedger {
  const ids = new Set<Id>(members.map(({ _id }) => _id))
  const places = countPlaces(rules, countUnits(tournament, members).entryCount)
  const mine = holders.filter(({ entry }) => ids.has(entry))
  return countOut(percentages({ pool: amount, places, rules, tables }), amount, mine)
}

/** M1–M26: the whole calculation, with every intermediate figure kept. */
export function payoutLedger({ tournament, entries, standings, placementTables: tables }: PayoutInput): PayoutLedger {
  const field = presentEntries(entries)
  const rules = tournament.settings?.payout
  const pool = poolOf(tournament, field)
  if (!rules) return { pool, main: unpaid(pool.pool, [{ ...NO_PAYOUT_STRUCTURE }]), groups: [] }

  const allocations = groupAllocations(tournament, field, pool.pool)
  const mainPool = allocations.reduce((left, { amount }) => left - amount, pool.pool)
  if (standings.incomplete) {
    return { pool, main: unpaid(mainPool), groups: allocations.map((allocation) => ({ allocation, pot: unpaid(allocation.amount) })) }
  }
  const holders = holdersIn(standings.standings)
  const plan = planPayout({ pool: mainPool, places: countPlaces(rules, pool.entryCount), rules, tables })
  return {
    pool,
    main: countOut(plan, mainPool, holders, positionBonuses(rules, pool.entryCount, holders.length)),
    groups: allocations.map((allocation) => ({ allocation, pot: groupLedger(tournament, rules, allocation, holders, tables) })),
  }
}
