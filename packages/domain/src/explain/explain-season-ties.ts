import type { Id } from '../kernel/ids.ts'
import { resultsByTeam, type SeasonTieBreak } from '../points/season-results.ts'
import { type SeasonInput, type SeasonRow, seasonStandings } from '../points/season-standings.ts'
import { decidingSeasonTieBreak, type SeasonTieFigures, seasonTieBreaksOf, seasonTieFigures, seasonTieKeys } from '../points/season-ties.ts'

/** Level on points: who stands above or below by which step, and who shares the place. The figures are those of the nearest. */
export type SeasonTie =
  | ({ kind: 'above' | 'below'; rule: 'N9'; by: SeasonTieBreak; ids: Id[]; nearest: Id } & SeasonTieFigures)
  | { kind: 'shared'; rule: 'N2'; ids: Id[]; compared: SeasonTieBreak[] }

/** How a team (or angler without a team) stands to those with as many points; empty when nobody has. */
export function explainSeasonTies({ season, distributions, rules, id }: SeasonInput & { id: Id }): SeasonTie[] {
  const given = distributions ?? []
  const rows = seasonStandings({ season, distributions: given, rules })
  const mine = rows.find((row) => row.id === id)
  if (!mine) return []
  const chain = seasonTieBreaksOf(rules, season, given)
  const results = resultsByTeam(season, given)
  const keysOf = (other: Id) => seasonTieKeys(results.get(other)!)
  const level = rows.filter((row) => row.points === mine.points && row !== mine)
  const partedBy = (kind: 'above' | 'below', parted: readonly SeasonRow[]) =>
    chain.flatMap((by): SeasonTie[] => {
      const ids = parted.map((row) => row.id).filter((other) => decidingSeasonTieBreak(chain, keysOf(id), keysOf(other)) === by)
      const nearest = kind === 'above' ? ids.at(-1) : ids[0]
      if (nearest === undefined) return []
      return [{ kind, rule: 'N9', by, ids, nearest, ...seasonTieFigures(by, keysOf(id), keysOf(nearest)) }]
    })
  const sharing = level.filter(({ position }) => position === mine.position).map((row) => row.id)
  return [
    ...partedBy(
      'above',
      level.filter(({ position }) => position < mine.position),
    ),
    ...partedBy(
      'below',
      level.filter(({ position }) => position > mine.position),
    ),
    ...(sharing.length > 0 ? [{ kind: 'shared' as const, rule: 'N2' as const, ids: sharing, compared: [...chain] }] : []),
  ]
}
