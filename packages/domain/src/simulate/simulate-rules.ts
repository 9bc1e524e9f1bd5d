import type { Id } from '../kernel/ids.ts'
import type { Cents, Weight } from '../kernel/units.ts'
import type { TournamentResults } from '../live-results.ts'
import type { LogLine, Paid, PlacementTable } from '../payouts/types.ts'
import type { StandingRow, Tournament, WeighedEntry } from '../scoring/types.ts'
import { tournamentResults } from '../tournament-results.ts'
import { type ChangedRules, changeTournament } from './change-rules.ts'

/** A figure under the rules in force and under those that are tried. `delta` is after − before; null where one of them is no number. */
export type Difference<T extends number | null = number> = { before: T; after: T; delta: T extends number ? number : number | null }

/** Cents an entry gets: from the main pool with its position bonuses, from pots of groups, from big fish and side pots. */
export type MoneyDifference = { main: Difference<Cents>; groups: Difference<Cents>; pots: Difference<Cents>; total: Difference<Cents> }

/** One entry under both rules; `changed` when any of its figures differs. A place that went up has a negative delta. */
export type SimulatedRow = {
  entry: Id
  changed: boolean
  totalWeight: Difference<Weight>
  position: Difference<number | null>
  points: Difference<number | null>
  money: MoneyDifference
}

/** `rows` in the order of the standings under the changed rules. The deltas of the rows' money add up to that of `paidOut`. */
export type Simulation = {
  rows: SimulatedRow[]
  pool: Difference<Cents>
  /** Everything that is handed out: main pool, position bonuses, groups, pots. */
  paidOut: Difference<Cents>
  /** Kept back of the pool, the groups and the pots. */
  retained: Difference<Cents>
  /** How many rows differ in each. */
  changes: { rows: number; weight: number; position: number; points: number; money: number }
  log: { before: LogLine[]; after: LogLine[] }
  /** What the differences are of. */
  results: { before: TournamentResults; after: TournamentResults }
}

const HUNDREDTHS = 100

function differ<T extends number | null>(before: T, after: T): Difference<T> {
  const delta = before === null || after === null ? null : after - before
  return { before, after, delta: delta as Difference<T>['delta'] }
}

/** Points have two decimals at most: the difference, too. */
function differInPoints(before: number | null, after: number | null): Difference<number | null> {
  const delta = before === null || after === null ? null : (Math.round(after * HUNDREDTHS) - Math.round(before * HUNDREDTHS)) / HUNDREDTHS
  return { before, after, delta }
}

type Money = { main: Cents; groups: Cents; pots: Cents }
/** One entry's figures under one set of rules. */
type Figures = { row: StandingRow; points: number | null; money: Money }

function figuresOf({ standings, points, payouts, pots }: TournamentResults): Map<Id, Figures> {
  const pointsOf = new Map(points.map((row) => [row.entry, row.points]))
  const figures = new Map<Id, Figures>()
  for (const row of standings.standings) {
    figures.set(row.entry, { row, points: pointsOf.get(row.entry) ?? null, money: { main: 0, groups: 0, pots: 0 } })
  }
  const add = (kind: keyof Money, paid: readonly Paid[]) => {
    for (const { entry, amount } of paid) figures.get(entry)!.money[kind] += amount
  }
  add('main', payouts.payouts)
  for (const group of payouts.groupPots) add('groups', group.payouts)
  for (const pot of pots) add('pots', pot.payouts)
  return figures
}

const totalOf = ({ main, groups, pots }: Money): Cents => main + groups + pots

const differInMoney = (before: Money, after: Money): MoneyDifference => ({
  main: differ(before.main, after.main),
  groups: differ(before.groups, after.groups),
  pots: differ(before.pots, after.pots),
  total: differ(totalOf(before), totalOf(after)),
})

const hasMoved = ({ before, after }: Difference<number | null>): boolean => before !== after
const moneyHasMoved = ({ main, groups, pots }: MoneyDifference): boolean => [main, groups, pots].some(hasMoved)

function rowOf(entry: Id, before: Figures, after: Figures): SimulatedRow {
  const totalWeight = differ(before.row.totalWeight, after.row.totalWeight)
  const position = differ(before.row.position, after.row.position)
  const points = differInPoints(before.points, after.points)
  const money = differInMoney(before.money, after.money)
  const changed = [totalWeight, position, points].some(hasMoved) || moneyHasMoved(money)
  return { entry, changed, totalWeight, position, points, money }
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

const paidOut = ({ payouts, pots }: TournamentResults): Cents =>
  payouts.paid + payouts.bonusPaid + sum(payouts.groupPots.map(({ paid }) => paid)) + sum(pots.map(({ paid }) => paid))

const retained = ({ payouts, pots }: TournamentResults): Cents =>
  payouts.retained + sum(payouts.groupPots.map((group) => group.retained)) + sum(pots.map((pot) => pot.retained))

const logOf = ({ payouts, pots }: TournamentResults): LogLine[] => [...payouts.log, ...pots.flatMap(({ log }) => log)]

/**
 * What a finished tournament would have come to under other rules: place, points and money of every entry, before and
 * after. Nothing is stored and nothing of the input changes. Worked example: docs/algorithms/simulator.md
 * Invariants: 1. the same rules change nothing.  2. trying b instead of a is trying a instead of b, with the signs turned.
 *             3. the money deltas of the rows add up to the delta of what is paid out.
 */
export function simulateRules({
  tournament,
  entries,
  placementTables,
  changed,
}: {
  tournament: Tournament
  entries?: WeighedEntry[] | null
  placementTables?: PlacementTable[] | null
  changed: ChangedRules
}): Simulation {
  const before = tournamentResults({ tournament, entries, placementTables })
  const tables = changed.placementTables === undefined ? placementTables : changed.placementTables
  const after = tournamentResults({ tournament: changeTournament(tournament, changed), entries, placementTables: tables })
  const [figuresBefore, figuresAfter] = [figuresOf(before), figuresOf(after)]
  const rows = after.standings.standings.map(({ entry }) => rowOf(entry, figuresBefore.get(entry)!, figuresAfter.get(entry)!))
  const count = (isChanged: (row: SimulatedRow) => boolean) => rows.filter(isChanged).length
  return {
    rows,
    pool: differ(before.payouts.pool, after.payouts.pool),
    paidOut: differ(paidOut(before), paidOut(after)),
    retained: differ(retained(before), retained(after)),
    changes: {
      rows: count((row) => row.changed),
      weight: count((row) => hasMoved(row.totalWeight)),
      position: count((row) => hasMoved(row.position)),
      points: count((row) => hasMoved(row.points)),
      money: count((row) => moneyHasMoved(row.money)),
    },
    log: { before: logOf(before), after: logOf(after) },
    results: { before, after },
  }
}
