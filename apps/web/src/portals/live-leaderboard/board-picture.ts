import { placedAmong } from '@ramplight/domain/results/placed-among'
import { shortCodeOf } from '@ramplight/domain/tournament/short-code'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeDollars } from '@ramplight/ui/values/numbers'
import { writeClock } from '@ramplight/ui/values/times'
import type { ResultPicture, StandingsPicture } from '#features/results/picture/index.ts'
import { t } from './board.texts.ts'
import {
  type Board,
  type BoardRow,
  type DayRecord,
  datesOf,
  daySum,
  endText,
  fishText,
  hasPlace,
  heldText,
  leaderOf,
  placeText,
  shown,
  type Units,
  weighedRows,
} from './board-model.ts'
import { t as words } from './picture.texts.ts'

/** What is to be shared: the first lines of the board, or one boat of it. */
export type Shared = { board: Board; units: Units; row?: BoardRow }

/** As many lines as stand well on one picture. */
const TOP = 10

/** A picture goes from phone to phone for days: it says of when it is, as long as that can change. */
const headOf = (board: Board, origin: string) => {
  const { tournament, state, weighed, field, updatedAt } = board
  const isOfficial = state === 'official'
  return {
    title: tournament.name,
    subtitle: `${tournament.location} · ${datesOf(tournament.tournamentDates)}`,
    state: state === 'weighing' ? words('weighed', { weighed, field }) : t(`state.${state}`),
    isOfficial,
    asOf: isOfficial ? null : t('tv.asOf', { time: writeClock(updatedAt, zoneOf(tournament)) }),
    foot: `${origin.replace(/^https?:\/\//, '')}/t/${shortCodeOf(tournament._id)}`,
  }
}

/** The first ten of the board, as they stand on this phone: nothing that is held for the stage. */
export function standingsPicture(board: Board, units: Units, origin: string): StandingsPicture {
  const rows = weighedRows(board)
  const placed = rows.filter(hasPlace)
  const leader = leaderOf(board, rows)
  return {
    kind: 'standings',
    ...headOf(board, origin),
    note: heldText(board),
    rows: placed.slice(0, TOP).map((row) => ({
      place: placeText(row),
      names: row.names.join(' · '),
      below: fishText(row, units),
      weight: shown(row.totalWeight, units),
      end: endText(board, row, leader, units),
    })),
    more: placed.length > TOP ? words('more', { count: placed.length - TOP }) : null,
  }
}

/** Which bag it was: of an event of one day nobody asks which day. */
const bagText = ({ day, fishCount: count }: DayRecord, { tournament }: Board): string =>
  tournament.tournamentDates.length > 1 ? t('details.day', { day: day + 1, count }) : t('row.fish', { count })

/** One boat, with the sum that makes its weight. */
export function resultPicture(board: Board, row: BoardRow, units: Units, origin: string): ResultPicture {
  const facts: [string, string | null][] = [
    [t('column.bigFish'), row.bigFish > 0 ? shown(row.bigFish, units) : null],
    [t('details.prize'), row.payout ? writeDollars(row.payout) : null],
    ...(row.potPayouts ?? []).map(({ name, amount }): [string, string] => [name, writeDollars(amount)]),
    [t('details.points'), row.points === null ? null : String(row.points)],
  ]
  return {
    kind: 'result',
    ...headOf(board, origin),
    placeWord: words('place', { count: placedAmong(board) }),
    place: placeText(row),
    names: row.names,
    weight: shown(row.totalWeight, units),
    sums: row.days.map((day) => `${bagText(day, board)}: ${daySum(day, units)}`),
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== null),
  }
}
