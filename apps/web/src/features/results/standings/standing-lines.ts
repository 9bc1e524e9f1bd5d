import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { StandingRow } from '@ramplight/domain/engine'
import { tiesAmong } from '@ramplight/domain/results/ties-among'
import type { DayRecord } from '@ramplight/domain/scoring/types'
import type { Results } from '../screen/results-view.ts'

type Day = Partial<DayRecord> & { day: number }

/** One boat of a standings table, with everything its columns show. */
export type StandingLine = {
  row: StandingRow
  entry: TournamentEntry | undefined
  names: string
  boat: number | null
  days: ReadonlyMap<number, Day>
  weighed: boolean
  points: number | null
}

/** Places as they are shown: while boats can still weigh, nobody is tied with one of them. */
export function shownRows({ standings, field, official }: Results): StandingRow[] {
  const weighed = new Set(field.flatMap(({ _id, weights }) => (weights?.length ? [_id] : [])))
  return tiesAmong(standings.standings, ({ entry }) => official !== null || weighed.has(entry))
}

export function standingLines(results: Results, rows = shownRows(results)): StandingLine[] {
  const { points, field, entries, words } = results
  const records = new Map(field.map(({ _id, weights }) => [_id, new Map((weights ?? []).map((day) => [day?.day ?? 0, day as Day]))]))
  const given = new Map(points.map((row) => [row.entry, row.points]))
  return rows.map((row) => {
    const days = records.get(row.entry) ?? new Map<number, Day>()
    const entry = entries.get(row.entry)
    return {
      row,
      entry,
      names: words.crewOf(row.entry),
      boat: entry?.boatNumber ?? null,
      days,
      weighed: days.size > 0,
      points: given.get(row.entry) ?? null,
    }
  })
}

type Placed = Pick<StandingRow, 'position' | 'tied' | 'disqualified'>

/** `1`, `T7`, `DQ`; a dash for a boat that has not weighed while others still can. */
export function placeMark({ position, tied, disqualified }: Placed, counts = true): string {
  if (disqualified) return 'DQ'
  if (!counts || position === null) return '—'
  return `${tied ? 'T' : ''}${position}`
}
