import type { WireResponseOf } from '@ramplight/contract/kernel/endpoint'
import { ouncesToWeight } from '@ramplight/contract/kernel/units'
import type { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import type { Weight } from '@ramplight/domain/kernel/units'
import { displayWeight, splitPounds, type WeightDisplay } from '@ramplight/domain/scoring/format-weight'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeDollars } from '@ramplight/ui/values/numbers'
import { writeClock, writeIsoDay, writeRecent } from '@ramplight/ui/values/times'
import { deadBigFishText as deadInWords, reasonText as reasonInWords, sumText } from '#features/results/day-sum/index.ts'
import { t } from './board.texts.ts'

/** The board as it crosses the wire: ounces and dollars. This page decodes by hand, because it carries no schema library. */
export type Board = WireResponseOf<typeof tournamentResultCalls.board>
export type BoardRow = Board['rows'][number]
export type DayRecord = BoardRow['days'][number]
export type Units = Board['tournament']['display']

const DISPLAY: Record<Units, WeightDisplay> = { 'lb-oz': 'board', 'decimal-lb': 'decimal-lb', kg: 'kg', in: 'in' }

/** Beside what would else stand without a word of what it is counted in: `Total (in)`. Pounds and ounces speak for themselves. */
export const unitMark = (units: Units): string => (units === 'lb-oz' ? '' : ` (${units === 'decimal-lb' ? 'lb' : units})`)

export const toWeight = (ounces: number): Weight => ouncesToWeight(ounces) ?? 0
/** `14-07`, `14.44` or `6.548` from the wire's ounces. */
export const shown = (ounces: number, units: Units): string => displayWeight(toWeight(ounces), DISPLAY[units])
/** For ears: `14 pounds 7 ounces`. */
export function spoken(ounces: number, units: Units): string {
  if (units === 'kg') return t('weight.spokenKilograms', { kilograms: shown(ounces, units) })
  if (units === 'in') return t('weight.spokenInches', { inches: shown(ounces, units) })
  const { sign, pounds, ounces: rest } = splitPounds(toWeight(ounces))
  return t('weight.spoken', { sign: sign ? 'minus' : 'plus', pounds, ounces: Number(rest) })
}

/** `Sat, Nov 28`, or the first and the last day. */
export const datesOf = (days: string[]): string =>
  days.length > 1 ? `${writeIsoDay(days[0]!)} – ${writeIsoDay(days.at(-1)!)}` : writeIsoDay(days[0]!)

/** `8/10`: the fish of all days and the limits of all days, as the total beside them; null before the first bag. */
export function fishOf({ days }: Pick<BoardRow, 'days'>): string | null {
  const counts = days.map(({ fishCount }) => fishCount.split('/').map(Number))
  const sum = (at: number) => counts.reduce((all, count) => all + (count[at] ?? 0), 0)
  if (counts.length === 0) return null
  return counts.every(({ length }) => length > 1) ? `${sum(0)}/${sum(1)}` : String(sum(0))
}

/** How many fish, and the biggest. */
export function fishText(row: BoardRow, units: Units): string {
  const count = fishOf(row) ?? ''
  return row.bigFish > 0 ? t('row.fishAndBig', { count, weight: shown(row.bigFish, units) }) : t('row.fish', { count })
}

/** `T7` for a shared place, `DQ`, or `—` before the first weigh-in. */
export function placeText(row: BoardRow): string {
  if (row.disqualified) return t('place.disqualified')
  if (!row.weighed || row.position === null) return '—'
  return placeMark(row.position, row.tied)
}

export const placeMark = (place: number, tied: boolean): string => (tied ? t('place.tied', { place }) : String(place))

/** The path of a line that steps from place to place; the first place is at the top. */
export function wayLine(places: readonly { place: number }[], width: number, height: number): string {
  const best = Math.min(...places.map(({ place }) => place))
  const span = Math.max(1, Math.max(...places.map(({ place }) => place)) - best)
  const y = ({ place }: { place: number }) => Math.round(((place - best) / span) * height)
  const x = (index: number) => Math.round((index / places.length) * width)
  return places.map((one, index) => `${index === 0 ? `M0 ${y(one)}` : `V${y(one)}`} H${x(index + 1)}`).join(' ')
}

type Lines = DayRecord['penaltyLog']
const inside = (lines: Lines) => lines.map((line) => ({ ...line, weight: toWeight(line.weight) }))

/** The sum written out: `16-03 − 0-04 − 1-08 = 14-07`. */
export const daySum = ({ weight, adjustedWeight, penaltyLog, bonusLog }: DayRecord, units: Units): string =>
  sumText(
    {
      weight: toWeight(weight),
      adjustedWeight: toWeight(adjustedWeight),
      penaltyLog: inside(penaltyLog),
      bonusLog: inside(bonusLog),
    },
    DISPLAY[units],
  )

/** Why something was taken or added, in the unit of the page. */
export const reasonText = (line: Lines[number], units: Units): string =>
  reasonInWords({ ...line, weight: toWeight(line.weight) }, DISPLAY[units])

/** The fish that would have been the big fish of a day, had it lived. */
export const deadBigFishText = (ounces: number, units: Units): string => deadInWords(toWeight(ounces), DISPLAY[units])

/** How this page hears of changes: at once, soon, or not at all. */
export type Connection = 'live' | 'catching-up' | 'lost'

/** How fresh the board is. "Live" is a word for the event alone: a line that is open says it of no board. */
export const freshText = ({ updatedAt, tournament }: Pick<Board, 'updatedAt' | 'tournament'>, connection: Connection, now: Date): string =>
  t(connection === 'lost' ? 'fresh.lost' : 'fresh.updated', { time: writeRecent(updatedAt, zoneOf(tournament), now) })

export type Move = { places: number; changed: boolean }

/** How each line moved between two boards: places up (positive) or down, and whether its weight changed. */
export function movesBetween(before: Board | null, after: Board): Map<string, Move> {
  const old = new Map(before?.rows.map((row) => [row.entry, row]))
  const moves = new Map<string, Move>()
  for (const row of after.rows) {
    const was = old.get(row.entry)
    if (!was) continue
    const changed = was.totalWeight !== row.totalWeight || was.weighed !== row.weighed || was.disqualified !== row.disqualified
    const places = was.weighed && row.weighed && was.position && row.position ? was.position - row.position : 0
    if (changed || places) moves.set(row.entry, { places, changed })
  }
  return moves
}

/** Does a line answer what somebody looks for: the beginning of a word of a name, or the number of the boat. */
export function isFound(row: Pick<BoardRow, 'names' | 'boatNumber'>, words: string): boolean {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const parts = [...row.names.flatMap((name) => plain(name).split(/[\s-]+/)), String(row.boatNumber ?? '')]
  return wanted.every((word) => (/^\d+$/.test(word) ? parts.includes(word) : parts.some((part) => part.startsWith(word))))
}
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Who can be on a picture: whoever has a place. */
export const hasPlace = (row: BoardRow): boolean => row.weighed && !row.disqualified && row.position !== null

/** Weighed lines in order of place; the others wait below in their own list. */
export const weighedRows = (board: Board): BoardRow[] => board.rows.filter((row) => row.weighed || row.disqualified)
export const waitingRows = (board: Board): BoardRow[] => board.rows.filter((row) => !row.weighed && !row.disqualified)

/** One day alone, ranked by that day's weight; equal weights share a place. */
export function rowsOfDay(board: Board, day: number): { row: BoardRow; record: DayRecord; place: string }[] {
  const found = board.rows.flatMap((row) => {
    const record = row.days.find((d) => d.day === day)
    return record ? [{ row, record }] : []
  })
  found.sort((a, b) => b.record.adjustedWeight - a.record.adjustedWeight || b.record.bigFish - a.record.bigFish)
  return found.map((item, index) => {
    const same = (i: number) =>
      found[i]?.record.adjustedWeight === item.record.adjustedWeight && found[i]?.record.bigFish === item.record.bigFish
    const first = found.findIndex((_, i) => same(i))
    const tied = same(index - 1) || same(index + 1)
    return { ...item, place: item.record.disqualified ? t('place.disqualified') : placeMark(first + 1, tied) }
  })
}

/** Rules drawn under a line, with words. */
export function lineAfter(board: Board, rows: BoardRow[], index: number): string | null {
  const row = rows[index]
  const next = rows[index + 1]
  if (!row?.position || !next || next.disqualified) return null
  const crosses = (limit: number) => row.position! <= limit && (next.position ?? Infinity) > limit
  const wasCut = next.cutAfterDay !== null && next.cutAfterDay < board.day && next.cutAfterDay !== row.cutAfterDay
  if (wasCut) return t('line.wasCut', { day: next.cutAfterDay! + 1 })
  const cut = board.tournament.cuts.find((c) => c.afterDay >= board.day && crosses(c.keep))
  if (cut) return t('line.cut', { keep: cut.keep, day: cut.afterDay + 1 })
  if (board.tournament.paidPlaces > 0 && crosses(board.tournament.paidPlaces))
    return t('line.money', { places: board.tournament.paidPlaces })
  return null
}

/** How far behind another weight; `—` for the leader, and for who has more weight and was placed behind by hand. */
export const gapText = (row: BoardRow, leader: BoardRow | undefined, units: Units): string =>
  !leader || row.entry === leader.entry || !row.weighed || row.disqualified || row.totalWeight > leader.totalWeight
    ? '—'
    : `−${shown(leader.totalWeight - row.totalWeight, units)}`

/** Whom all others are behind: nobody, while the first places are hidden. */
export const leaderOf = (board: Board, rows: BoardRow[]): BoardRow | undefined => (board.held?.left ? undefined : rows[0])

/** The first places, while they are kept for the stage: who is behind them does not lead. */
export const hiddenPlaces = ({ held }: Pick<Board, 'held'>): number[] => Array.from({ length: held?.left ?? 0 }, (_, at) => at + 1)

/** The calm line of a board that is kept for the stage. */
export const heldText = ({ held, tournament }: Board): string | null =>
  !held
    ? null
    : held.left === null
      ? t('held.all', { time: writeClock(held.since, zoneOf(tournament)) })
      : t('held.top', { left: held.left })

/** Until when anglers may protest, and how long that is by the clock of this device; null before and after. `protestsAt` of the domain is not loaded here. */
export function protestsText({ protestsUntil, tournament }: Board, now: Date): string | null {
  const minutes = Math.ceil((Date.parse(protestsUntil ?? '') - now.getTime()) / 60_000)
  return protestsUntil && minutes > 0 ? t('protests', { time: writeClock(protestsUntil, zoneOf(tournament)), minutes }) : null
}

/** The last column: how far behind, or once it is official, what was won. */
export const endText = (board: Board, row: BoardRow, leader: BoardRow | undefined, units: Units): string =>
  board.state === 'official' ? (row.payout ? writeDollars(row.payout) : '') : gapText(row, leader, units)
export const endTitle = (board: Board): string => t(board.state === 'official' ? 'column.prize' : 'column.back')
