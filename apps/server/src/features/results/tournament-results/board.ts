import type { Board, BoardRow } from '@ramplight/contract/results/tournament-results'
import type { Cents } from '@ramplight/domain/kernel/units'
import type { PotResult } from '@ramplight/domain/payouts/types'
import type { StandingRow } from '@ramplight/domain/scoring/types'
import { type Calculation, inField, recordOf } from './calculate.ts'
import { standingMoney } from './money-by-entry.ts'
import type { ResultRow } from './tournament-results.store.ts'

/** What the board says beside the figures. */
export type BoardNames = { tourName: string | null; nameOf: (user: string) => string }

const LEADERS = 3

/**
 * The public board. It follows from what is stored alone, not from who asks or when: the same revision is the same bytes.
 * Points and money are shown when they are official, as they were written.
 */
export function makeBoard(calculation: Calculation, written: ResultRow | null, names: BoardNames): Board {
  const { tournament, results, weighedDays } = calculation
  const official = tournament.status === 'Completed' && written?.dateFinalized ? written : null
  const standings = official ? official.overallResults.standings : results.standings.standings
  const day = weighedDays.at(-1) ?? 0
  const field = standings.filter((row) => inField(row, day))
  const weighed = field.filter((row) => recordOf(calculation, row.entry, day)).length
  const payouts = official?.payouts ?? results.payouts
  const namesOf = (entry: string) => (calculation.entries.get(entry)?.users ?? []).map(names.nameOf)
  return {
    tournament: presentTournament(calculation, names, payouts.paidPlaces),
    revision: tournament.resultsRevision,
    state: official ? 'official' : stateOf(calculation, { weighed, field: field.length, day }),
    day,
    weighed,
    field: field.length,
    rows: presentRows(calculation, standings, day, official, namesOf),
    bigFish: biggestFish(standings, namesOf),
    pots: results.pots.map((pot) => presentPot(calculation, pot, namesOf)),
    updatedAt: lastChange(calculation, written),
  }
}

function stateOf({ tournament }: Calculation, now: { weighed: number; field: number; day: number }): Board['state'] {
  if (tournament.status === 'Draft') return 'not-public'
  if (tournament.status === 'Scheduled' || tournament.status === 'Open') return 'before'
  if (tournament.status !== 'In Progress') return 'unofficial'
  if (now.weighed === 0) return 'fishing'
  if (now.weighed < now.field) return 'weighing'
  return now.day < tournament.tournamentDates.length - 1 ? 'between-days' : 'unofficial'
}

function presentTournament({ tournament: row }: Calculation, { tourName }: BoardNames, paidPlaces: number): Board['tournament'] {
  const { weight, cuts } = row.settings
  return {
    _id: row.id,
    name: row.name,
    tourName,
    status: row.status,
    location: row.location,
    city: row.city,
    state: row.state,
    tournamentDates: row.tournamentDates,
    startTime: row.startTime,
    endTime: row.endTime,
    timezone: row.timezone,
    display: weight?.display ?? (weight?.unit === 'kg' ? 'kg' : 'lb-oz'),
    fishLimit: weight?.fishLimit ?? null,
    teamEvent: row.teamEvent,
    paidPlaces,
    cuts: row.hasCuts ? (cuts ?? []) : [],
  }
}

function presentRows(
  calculation: Calculation,
  standings: StandingRow[],
  day: number,
  official: ResultRow | null,
  namesOf: (entry: string) => string[],
): BoardRow[] {
  const points = new Map(official?.points.map((row) => [row.entry, row.points]))
  const money: Map<string, Cents> = official ? standingMoney(official.payouts) : new Map()
  const changes = new Map(calculation.events.map(({ entry, receivedAt }) => [entry, receivedAt]))
  return standings.map((row) => ({
    ...row,
    names: namesOf(row.entry),
    boatNumber: calculation.entries.get(row.entry)?.boatNumber ?? null,
    days: calculation.scored.get(row.entry)?.weights ?? [],
    weighed: recordOf(calculation, row.entry, day) !== undefined,
    changedAt: changes.get(row.entry) ?? null,
    points: points.get(row.entry) ?? null,
    payout: money.get(row.entry) ?? null,
  }))
}

function biggestFish(standings: StandingRow[], namesOf: (entry: string) => string[]): Board['bigFish'] {
  const weight = Math.max(0, ...standings.map(({ bigFish }) => bigFish))
  const owner = weight > 0 ? standings.find(({ bigFish }) => bigFish === weight) : undefined
  return owner ? { weight, names: namesOf(owner.entry) } : null
}

const POT_NAMES = { bigFishPot: 'Big fish', sidePot: 'Side pot' } satisfies Record<PotResult['kind'], string>

function presentPot({ tournament }: Calculation, pot: PotResult, namesOf: (entry: string) => string[]): Board['pots'][number] {
  const own = [...tournament.bigfishpots, ...tournament.sidepots].find(({ _id }) => _id === pot.pot)
  return {
    pot: pot.pot,
    kind: pot.kind,
    name: own?.name || POT_NAMES[pot.kind],
    size: pot.size,
    leaders: pot.standings.slice(0, LEADERS).map(({ entry, weight }) => ({ names: namesOf(entry), weight })),
  }
}

const lastChange = ({ tournament, events }: Calculation, written: ResultRow | null): string =>
  [tournament.updatedAt, events.at(-1)?.receivedAt, written?.updatedAt]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1)!
