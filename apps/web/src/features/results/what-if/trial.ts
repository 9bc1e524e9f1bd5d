import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import type { StandingRow, WeighedEntry } from '@ramplight/domain/scoring/types'
import { type Difference, type SimulatedRow, type Simulation, simulateRules } from '@ramplight/domain/simulate/simulate-rules'
import { scoreEntries } from '@ramplight/domain/tournament-results'
import { countedWeighIns } from '#features/weigh-in/bag/index.ts'
import { moneyOut, type Results } from '../screen/results-view.ts'
import { changedRules, countTried, settingsUnder, type TriedRules } from './tried-rules.ts'

/** Every entry with the weigh-ins that count, day by day: what the calculation starts from. */
export function weighedField(entries: Iterable<TournamentEntry>, saved: readonly WeighIn[]): WeighedEntry[] {
  const byEntry = Map.groupBy(countedWeighIns(saved, []), ({ entry }) => entry)
  return [...entries].map((entry) => {
    const byDay = Map.groupBy(byEntry.get(entry._id) ?? [], ({ day }) => day)
    const weights = [...byDay].sort(([a], [b]) => a - b).map(([day, weighIns]) => ({ day, weighIns }))
    return { ...entry, weights }
  })
}

/** One boat under both rules, with its rows of both standings. */
export type TrialLine = SimulatedRow & {
  was: StandingRow
  is: StandingRow
  weighed: boolean
  counts: boolean
  names: string
  boat: number | null
}

export type Trial = {
  /** How many rules are changed in it. */
  changes: number
  simulation: Simulation
  lines: TrialLine[]
  /** The results as they would be: what a figure of the trial is explained from. */
  results: Results
  /** What was written when the results became official is not what the rules in force come to now. */
  differsFromOfficial: boolean
}

type Standing = Pick<TrialLine, 'was' | 'is'>

const NOT_SHOWN: Difference<number | null> = { before: null, after: null, delta: null }
const hasMoved = ({ before, after }: Difference<number | null>) => before !== after
const markMoved = ({ was, is }: Standing) => was.tied !== is.tied || was.disqualified !== is.disqualified

/** A boat that others may still pass, because it has not weighed, has no place and no points yet: neither moves. */
function shown(row: SimulatedRow, standing: Standing, counts: boolean): SimulatedRow & Standing & Pick<TrialLine, 'counts'> {
  const line = { ...row, ...standing, counts, ...(counts ? {} : { position: NOT_SHOWN, points: NOT_SHOWN }) }
  const { totalWeight, position, points, money } = line
  return { ...line, changed: [totalWeight, position, points, money.total].some(hasMoved) || (counts && markMoved(standing)) }
}

/** How many boats differ, in what can be seen of them. */
function countChanges(lines: readonly TrialLine[]): Simulation['changes'] {
  const count = (isChanged: (line: TrialLine) => boolean) => lines.filter(isChanged).length
  return {
    rows: count(({ changed }) => changed),
    weight: count(({ totalWeight }) => hasMoved(totalWeight)),
    position: count(({ position }) => hasMoved(position)),
    points: count(({ points }) => hasMoved(points)),
    money: count(({ money }) => hasMoved(money.total)),
  }
}

export function runTrial(results: Results, weighed: WeighedEntry[], tried: TriedRules): Trial {
  const { tournament, tables, entries, words } = results
  const settings = settingsUnder(tournament.settings, tried)
  const under = { ...tournament, settings }
  const simulation = simulateRules({ tournament, entries: weighed, placementTables: tables, changed: changedRules(tried) })
  const { before, after } = simulation.results
  const was = new Map(before.standings.standings.map((row) => [row.entry, row]))
  const is = new Map(after.standings.standings.map((row) => [row.entry, row]))
  const days = new Map(weighed.map(({ _id, weights }) => [_id, weights?.length ?? 0]))
  const lines = simulation.rows.map((row): TrialLine => {
    const entry = entries.get(row.entry)
    const isWeighed = (days.get(row.entry) ?? 0) > 0
    return {
      ...shown(row, { was: was.get(row.entry)!, is: is.get(row.entry)! }, isWeighed || results.official !== null),
      names: words.crewOf(row.entry),
      boat: entry?.boatNumber ?? null,
      weighed: isWeighed,
    }
  })
  const written = results.standings.standings
  const differsFromOfficial =
    results.official !== null &&
    (moneyOut(results).total !== moneyOut(before).total ||
      written.some(({ entry, position, totalWeight }) => {
        const row = was.get(entry)
        return row?.position !== position || row?.totalWeight !== totalWeight
      }))
  return {
    changes: countTried(tried),
    simulation: { ...simulation, rows: lines, changes: countChanges(lines) },
    lines,
    results: {
      ...results,
      ...after,
      tournament: under,
      field: scoreEntries(settings, weighed),
      words: { ...words, tournament: under },
      official: null,
    },
    differsFromOfficial,
  }
}
