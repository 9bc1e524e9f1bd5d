import { groupBy } from '../kernel/group-by.ts'
import type { Id } from '../kernel/ids.ts'
import { eventsHeld, type PointDistribution } from './season-results.ts'
import { type SeasonInput, seasonStandings } from './season-standings.ts'

/** A place in a season that somebody looks up to, all who share it, and how many points of the next event lead past it. */
export type PlaceAhead = { ids: Id[]; position: number; behind: number; needed: number | null }

/** Beyond what any event gives. */
const MOST = 100_000
/** A tournament that is not there yet. */
const NEXT = 'next-event'

/** Hundredths, so that no sum of points is off by a hair. */
const inHundredths = (points: number) => Math.round(points * 100)

/**
 * The places ahead of `id` in a season, the nearest first, at most `most`: how far behind, and what the next event has to give to be
 * level with what the other has today. The rules of the season count it, so a result that only takes the place of another one has
 * to be better than that. `needed` is null where no result of one event is enough.
 */
export function placesAhead({ season, distributions, rules, id, most = 3 }: SeasonInput & { id: Id; most?: number }): PlaceAhead[] {
  const given = distributions ?? []
  const events = eventsHeld(given)
  const rows = seasonStandings({ season, distributions: given, rules: rules && { ...rules, events } })
  const mine = rows.find((row) => row.id === id)
  if (!mine) return []
  const own = given.filter(({ seasonTeam, angler }) => (seasonTeam ?? angler) === id)
  const who = own.some(({ seasonTeam }) => seasonTeam === id) ? { seasonTeam: id } : { angler: id }
  const afterNext = (hundredths: number): number => {
    const next: PointDistribution = { season, tournament: NEXT, points: hundredths / 100, ...who }
    const [row] = seasonStandings({ season, distributions: [...own, next], rules: rules && { ...rules, events: events + 1 } })
    return inHundredths(row?.points ?? 0)
  }
  const ahead = groupBy(
    rows.filter(({ position }) => position < mine.position),
    ({ position }) => position,
  )
  return [...ahead]
    .slice(-most)
    .reverse()
    .map(([position, sharing]) => {
      const wanted = inHundredths(sharing[0]!.points)
      return {
        ids: sharing.map(({ id: one }) => one),
        position,
        behind: (wanted - inHundredths(mine.points)) / 100,
        needed: leastFor(wanted, afterNext),
      }
    })
}

/** The least points that reach `wanted`, by halving: more points never make less of a season. */
function leastFor(wanted: number, totalWith: (hundredths: number) => number): number | null {
  let [low, high] = [0, MOST * 100]
  if (totalWith(high) < wanted) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (totalWith(middle) >= wanted) high = middle
    else low = middle + 1
  }
  return low / 100
}
