import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board, BoardRow } from '@ramplight/contract/results/tournament-results'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import type { Weight } from '@ramplight/domain/kernel/units'
import { placedAmong } from '@ramplight/domain/results/placed-among'
import { displayWeight, splitPounds } from '@ramplight/domain/scoring/format-weight'
import { isLive } from '@ramplight/domain/tournament/statuses'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './angler-today.texts.ts'

export type MyEvent = { entry: TournamentEntry; tournament: SkinnyTournament }

/**
 * The event that answers "what now?": running, else one that is cancelled on its day, so that nobody drives to the ramp for it, else
 * the next that takes place, else the next, else the last.
 */
export function eventOfTheDay(mine: readonly MyEvent[], today: string): MyEvent | null {
  const running = mine.filter(({ tournament }) => isLive(tournament))
  const calledOff = mine.filter(({ tournament }) => tournament.cancelled && tournament.tournamentDates.includes(today))
  const ahead = mine.filter(
    ({ tournament }) => (tournament.tournamentDates.at(-1) ?? tournament.startDate) >= today && tournament.status !== 'Completed',
  )
  const by = (list: readonly MyEvent[], newest: boolean) =>
    list.toSorted((a, b) => (newest ? -1 : 1) * a.tournament.startDate.localeCompare(b.tournament.startDate))[0] ?? null
  const takesPlace = ahead.filter(({ tournament }) => !tournament.cancelled)
  return by(running, true) ?? by(calledOff, false) ?? by(takesPlace, false) ?? by(ahead, false) ?? by(mine, true)
}

/** What is ahead, the next one first, and then what was, the last one first. */
export function inOrderOf(mine: readonly MyEvent[], today: string): MyEvent[] {
  const lastDay = ({ tournament }: MyEvent) => tournament.tournamentDates.at(-1) ?? tournament.startDate
  const byDay = mine.toSorted((a, b) => lastDay(a).localeCompare(lastDay(b)))
  return [...byDay.filter((one) => lastDay(one) >= today), ...byDay.filter((one) => lastDay(one) < today).reverse()]
}

export type Phase = 'before' | 'morning' | 'after' | 'done'

/**
 * Where the day of an event stands for one boat: to come; on, and not weighed; weighed; official. `today` is the date at the ramp.
 */
export function phaseOf({ entry, tournament }: MyEvent, board: Board | null, today: string): Phase {
  if (board ? board.state === 'official' : tournament.status === 'Completed') return 'done'
  if (board && standingOf(board, entry._id)) return 'after'
  const isOn = tournament.status === 'In Progress' || tournament.tournamentDates.includes(today)
  return isOn ? 'morning' : 'before'
}

export type Standing = {
  weight: string
  spoken: string
  place: string
  gap: string | null
  /** The next cut, and how far above or below its line. */
  cut: string | null
  unofficial: boolean
  /** Once official: what the place and each pot paid, or that it was nothing. */
  money: string[]
  points: number | null
}

/** My line of the board in words: weight, place, and what is missing to the boat ahead. */
export function standingOf(board: Board, entry: string): Standing | null {
  const row = board.rows.find((one) => one.entry === entry)
  if (!row?.weighed) return null
  const { display } = board.tournament
  const write = (weight: number) => displayWeight(weight, display === 'lb-oz' ? 'board' : display)
  const ahead = nextAhead(board.rows, row)
  const leader = row.position === 1
  return {
    weight: write(row.totalWeight),
    spoken: display === 'lb-oz' ? spoken(row.totalWeight) : write(row.totalWeight),
    place: row.disqualified
      ? t('disqualified')
      : row.position === null
        ? t('noPlace')
        : t(row.tied ? 'tiedOf' : 'placeOf', { place: row.position, field: placedAmong(board) }),
    gap: leader
      ? t('lead')
      : ahead && ahead.totalWeight >= row.totalWeight
        ? t('behind', { weight: write(ahead.totalWeight - row.totalWeight), place: ahead.position ?? 1 })
        : null,
    cut: row.disqualified ? null : cutOf(board, row, write),
    unofficial: board.state !== 'official',
    money: moneyOf(row),
    points: row.points,
  }
}

function moneyOf({ payout, potPayouts = [] }: BoardRow): string[] {
  const won = [
    ...(payout ? [t('prize', { money: writeShortMoney(payout) })] : []),
    ...potPayouts.map(({ name, amount }) => t('potPrize', { pot: name, money: writeShortMoney(amount) })),
  ]
  return won.length > 0 ? won : [t('noPrize')]
}

/** Of the cut that is still to come: the last place that goes on, and what I have more or less than it. */
function cutOf(board: Board, mine: BoardRow, write: (weight: number) => string): string | null {
  const cut = board.tournament.cuts.find(({ afterDay }) => afterDay >= board.day)
  const line = cut && board.rows.find(({ position, weighed }) => weighed && position !== null && position === cut.keep)
  if (!cut || !line || mine.position === null || board.state === 'official') return null
  const words = { keep: cut.keep, day: cut.afterDay + 1 }
  return mine.position <= cut.keep
    ? t('cutInside', { ...words, weight: write(mine.totalWeight - line.totalWeight) })
    : t('cutOutside', { ...words, weight: write(line.totalWeight - mine.totalWeight) })
}

/** For ears: `14 pounds 7 ounces`. */
function spoken(weight: Weight): string {
  const { sign, pounds, ounces } = splitPounds(weight)
  return t('spoken', { sign: sign ? 'minus' : 'plus', pounds, ounces: Number(ounces) })
}

const nextAhead = (rows: readonly BoardRow[], mine: BoardRow): BoardRow | null => {
  if (mine.position === null) return null
  return (
    rows
      .filter(({ position }) => position !== null && position < (mine.position ?? 0))
      .sort((a, b) => (b.position ?? 0) - (a.position ?? 0))[0] ?? null
  )
}
