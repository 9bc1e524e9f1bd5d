import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import { byText } from '@ramplight/domain/kernel/text-order'
import type { MyEvent } from '#features/tournaments/angler-today/index.ts'

/** What one tournament brought me. Points are those that count for the season, held-back ones and none are null. */
export type MyResult = MyEvent & { season: string | null; place: number | null; points: number | null; awardedAt: string | null }

/** Every tournament that is closed out, the last one first; with the points that were given, which a director may have given by hand. */
export function myResults(mine: readonly MyEvent[], given: readonly SeasonEventPointDistribution[]): MyResult[] {
  const byTournament = new Map(given.map((one) => [one.tournament, one]))
  return mine
    .flatMap((one): MyResult[] => {
      const row = byTournament.get(one.tournament._id)
      if (one.tournament.status !== 'Completed' && !row) return []
      return [
        {
          ...one,
          season: row?.season ?? one.tournament.season ?? null,
          place: row?.finishingPosition ?? one.entry.result?.position ?? null,
          points: row ? row.points : (one.entry.result?.points ?? null),
          awardedAt: row?.createdAt ?? null,
        },
      ]
    })
    .sort((a, b) => byText(b.tournament.startDate, a.tournament.startDate))
}

/** All points together, and the best place. */
export function sumOf(results: readonly MyResult[]): { points: number; best: number | null } {
  const places = results.flatMap(({ place }) => place ?? [])
  const hundredths = results.reduce((sum, { points }) => sum + Math.round((points ?? 0) * 100), 0)
  return { points: hundredths / 100, best: places.length > 0 ? Math.min(...places) : null }
}
