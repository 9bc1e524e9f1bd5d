import type { Cents } from '../kernel/units.ts'
import type { PayoutResult, PotResult } from '../payouts/types.ts'
import type { EntryPoints } from '../points/points.ts'
import { displayOf } from '../scoring/default-settings.ts'
import type { WeightFormat } from '../scoring/format-weight.ts'
import type { Settings, StandingRow } from '../scoring/types.ts'
import { type DayTimes, timesOn } from '../tournament/launch-times.ts'
import { type Calculation, type EntryToCount, inField, recordOf, type TournamentToCount } from './calculate.ts'
import type { Hold } from './held-board.ts'
import { standingMoney } from './money-by-entry.ts'
import { tiesAmong } from './ties-among.ts'

/** A tournament as it is stored, as far as its board shows it. */
export type TournamentToShow = TournamentToCount & {
  settings: Settings & { weight?: { display?: WeightFormat | null | undefined } | null | undefined }
  resultsRevision: number
  location: string
  city: string
  state: string
  startTime: string
  endTime: string
  dayTimes?: readonly DayTimes[] | null | undefined
  timezone: string
  teamEvent: boolean
  protestsUntil?: string | null | undefined
}

type PotPaid = Pick<PotResult, 'pot' | 'kind' | 'payouts'>

/** A written result, as far as the board shows it. */
export type WrittenResult = {
  dateFinalized: string | null
  updatedAt: string
  overallResults: { standings: StandingRow[]; bigFish: PotPaid[]; sidePots: PotPaid[] }
  payouts: Pick<PayoutResult, 'payouts' | 'groupPots' | 'paidPlaces' | 'pool' | 'positionAmounts'>
  points: EntryPoints[]
}

type Counted = Calculation<TournamentToShow, EntryToCount>
type State = 'not-public' | 'before' | 'fishing' | 'weighing' | 'between-days' | 'unofficial' | 'official'

/** What the board says beside the figures. */
export type BoardNames = { tourName: string | null; nameOf: (user: string) => string }

const LEADERS = 3

/**
 * The public board. It follows from what is stored alone, not from who asks or when: the same revision is the same bytes.
 * Points and money are shown when they are official, as they were written.
 */
export function makeBoard(calculation: Counted, written: WrittenResult | null, names: BoardNames) {
  const { tournament, results, weighedDays } = calculation
  const official = tournament.status === 'Completed' && written?.dateFinalized ? written : null
  const standings = official ? official.overallResults.standings : results.standings.standings
  const day = weighedDays.at(-1) ?? 0
  const field = standings.filter((row) => inField(row, day))
  const weighed = field.filter((row) => recordOf(calculation, row.entry, day)).length
  const payouts = official?.payouts ?? results.payouts
  const namesOf = (entry: string) => (calculation.entries.get(entry)?.users ?? []).map(names.nameOf)
  return {
    tournament: presentTournament(calculation, names, { day, paidPlaces: payouts.paidPlaces }),
    revision: tournament.resultsRevision,
    protestsUntil: official ? null : (tournament.protestsUntil ?? null),
    state: official ? 'official' : stateOf(calculation, { weighed, field: field.length, day }),
    day,
    weighed,
    field: field.length,
    rows: presentRows(calculation, standings, day, official, namesOf),
    bigFish: biggestFish(standings, namesOf),
    pots: results.pots.map((pot) => presentPot(calculation, pot, namesOf)),
    updatedAt: lastChange(calculation, written),
    held: null as Hold | null,
  }
}

function stateOf({ tournament }: Counted, now: { weighed: number; field: number; day: number }): State {
  if (tournament.status === 'Draft') return 'not-public'
  if (tournament.status === 'Scheduled' || tournament.status === 'Open') return 'before'
  if (tournament.status !== 'In Progress') return 'unofficial'
  if (now.weighed === 0) return 'fishing'
  if (now.weighed < now.field) return 'weighing'
  return now.day < tournament.tournamentDates.length - 1 ? 'between-days' : 'unofficial'
}

function presentTournament(
  { tournament: row }: Counted,
  { tourName }: BoardNames,
  { day, paidPlaces }: { day: number; paidPlaces: number },
) {
  const { weight, cuts } = row.settings
  const { startTime, dueTime: endTime } = timesOn(row, [], null, day)
  return {
    _id: row._id,
    name: row.name,
    tourName,
    status: row.status,
    location: row.location,
    city: row.city,
    state: row.state,
    tournamentDates: row.tournamentDates,
    startTime,
    endTime,
    timezone: row.timezone,
    display: displayOf(row.settings),
    fishLimit: weight?.fishLimit ?? null,
    teamEvent: row.teamEvent,
    paidPlaces,
    cuts: row.hasCuts ? (cuts ?? []) : [],
  }
}

function presentRows(
  calculation: Counted,
  standings: StandingRow[],
  day: number,
  official: WrittenResult | null,
  namesOf: (entry: string) => string[],
) {
  const points = new Map(official?.points.map((row) => [row.entry, row.points]))
  const money: Map<string, Cents> = official ? standingMoney(official.payouts) : new Map()
  const wins = official ? potWins(calculation, official) : new Map<string, PotWin[]>()
  const changes = new Map(calculation.events.map(({ entry, receivedAt }) => [entry, receivedAt]))
  const reasonOf = (entry: string) => calculation.entries.get(entry)?.ruling?.reason
  const isPlaced = (row: StandingRow) => official !== null || isThrough(calculation, row, day)
  return tiesAmong(standings, isPlaced).map((row) => ({
    ...row,
    // Only where a director has set something, so that other boards stay what they are.
    ...(reasonOf(row.entry) ? { ruled: reasonOf(row.entry) } : {}),
    names: namesOf(row.entry),
    boatNumber: calculation.entries.get(row.entry)?.boatNumber ?? null,
    days: calculation.scored.get(row.entry)?.weights ?? [],
    weighed: isThrough(calculation, row, day),
    changedAt: changes.get(row.entry) ?? null,
    points: points.get(row.entry) ?? null,
    payout: money.get(row.entry) ?? null,
    ...(wins.has(row.entry) ? { potPayouts: wins.get(row.entry) } : {}),
  }))
}

/** Has its place: it weighed on this day, or is not waited for any more and weighed before: it was cut, or all is over. */
function isThrough(calculation: Counted, row: StandingRow, day: number): boolean {
  if (recordOf(calculation, row.entry, day)) return true
  const isOver = ['Closed', 'Completed'].includes(calculation.tournament.status)
  const isAwaited = inField(row, day) && !isOver
  return !isAwaited && row.position !== null && (calculation.scored.get(row.entry)?.weights ?? []).length > 0
}

function biggestFish(standings: StandingRow[], namesOf: (entry: string) => string[]) {
  const weight = Math.max(0, ...standings.map(({ bigFish }) => bigFish))
  const owner = weight > 0 ? standings.find(({ bigFish }) => bigFish === weight) : undefined
  return owner ? { weight, names: namesOf(owner.entry) } : null
}

const POT_NAMES = { bigFishPot: 'Big fish', sidePot: 'Side pot' } satisfies Record<PotResult['kind'], string>

const potName = ({ tournament }: Counted, { pot, kind }: Pick<PotResult, 'pot' | 'kind'>): string =>
  [...tournament.bigfishpots, ...tournament.sidepots].find(({ _id }) => _id === pot)?.name || POT_NAMES[kind]

/** What a boat won in one pot that it bought into. */
type PotWin = { pot: string; name: string; amount: Cents }

/** By entry: one line for each pot, also where the boat took several places of it. */
function potWins(calculation: Counted, { overallResults: { bigFish, sidePots } }: WrittenResult): Map<string, PotWin[]> {
  const wins = new Map<string, PotWin[]>()
  for (const result of [...bigFish, ...sidePots])
    for (const { entry, amount } of result.payouts) {
      const mine = wins.get(entry) ?? []
      const known = mine.find(({ pot }) => pot === result.pot)
      if (known) known.amount += amount
      else if (amount > 0) wins.set(entry, [...mine, { pot: result.pot, name: potName(calculation, result), amount }])
    }
  return wins
}

function presentPot(calculation: Counted, pot: PotResult, namesOf: (entry: string) => string[]) {
  return {
    pot: pot.pot,
    kind: pot.kind,
    name: potName(calculation, pot),
    size: pot.size,
    leaders: pot.standings.slice(0, LEADERS).map(({ entry, weight }) => ({ names: namesOf(entry), weight })),
  }
}

const lastChange = ({ tournament, events }: Counted, written: WrittenResult | null): string =>
  [tournament.updatedAt, events.at(-1)?.receivedAt, written?.updatedAt]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1)!
