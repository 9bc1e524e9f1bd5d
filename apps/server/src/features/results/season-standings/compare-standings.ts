import type { SeasonStandingRow, StandingMove } from '@ramplight/contract/results/season-standings'
import { ordinal } from '@ramplight/domain/kernel/ordinal'

type Result = SeasonStandingRow['results'][number]
type ResultMove = Omit<StandingMove['results'][number], 'tournamentName'>
export type Move = Omit<StandingMove, 'results' | 'text'> & { results: ResultMove[] }

/** What moved from one set of standings to another: who came, went, or has another place or other points, and by which results. */
export function compareStandings(before: SeasonStandingRow[], after: SeasonStandingRow[]): Move[] {
  const old = new Map(before.map((row) => [row.id, row]))
  const now = new Set(after.map(({ id }) => id))
  return [
    ...after.flatMap((row) => moveOf(old.get(row.id), row)),
    ...before.filter(({ id }) => !now.has(id)).flatMap((row) => moveOf(row, undefined)),
  ]
}

function moveOf(before: SeasonStandingRow | undefined, after: SeasonStandingRow | undefined): Move[] {
  const results = resultMoves(before?.results ?? [], after?.results ?? [])
  if (before && after && before.position === after.position && before.points === after.points && !results.length) return []
  const { id, name } = (after ?? before)!
  return [{ id, name, before: seen(before), after: seen(after), results }]
}

const seen = (row: SeasonStandingRow | undefined) => (row ? { position: row.position, points: row.points } : null)

/** What a result adds to the total: one that does not count adds nothing. */
const worth = (result: Result | undefined): number | null => (result ? (result.counted ? result.points : 0) : null)

function resultMoves(before: Result[], after: Result[]): ResultMove[] {
  const old = new Map(before.map((result) => [result.tournament, result]))
  const now = new Map(after.map((result) => [result.tournament, result]))
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((tournament) => ({ tournament, before: worth(old.get(tournament)), after: worth(now.get(tournament)) }))
    .filter((move) => move.before !== move.after)
}

/** `Ty Hall: 2nd → 1st, 99 → 198 points (Lake Fork #5: + 99)` */
export function inWords({ name, before, after, results }: Move, tournamentName: (id: string) => string): string {
  const why = results.map((move) => `${tournamentName(move.tournament)}: ${resultInWords(move)}`).join('; ')
  return `${name}: ${[placeInWords(before, after), why && `(${why})`].filter(Boolean).join(' ')}`
}

function placeInWords(before: Move['before'], after: Move['after']): string {
  if (!before) return `new, ${ordinal(after!.position)} with ${after!.points} points`
  if (!after) return `gone, was ${ordinal(before.position)} with ${before.points} points`
  const places = before.position === after.position ? ordinal(after.position) : `${ordinal(before.position)} → ${ordinal(after.position)}`
  return before.points === after.points ? `${places} with ${after.points} points` : `${places}, ${before.points} → ${after.points} points`
}

function resultInWords({ before, after }: ResultMove): string {
  if (before === null) return `+ ${after}`
  return after === null ? `${before} removed` : `${before} → ${after}`
}
