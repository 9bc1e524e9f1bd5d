import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { pointsText } from '#platform/values/write-count.ts'
import { t } from './personal-results.texts.ts'

type Fished = { entry: TournamentEntry; tournament: Pick<SkinnyTournament, '_id' | 'name' | 'status' | 'season' | 'startDate'> }

/** What one tournament brought somebody. Points are those that count for the season, held-back ones and none are null. */
export type PersonalResult = Fished & { season: string | null; place: number | null; points: number | null; awardedAt: string | null }

/** Every tournament that is closed out, the last one first; with the points that were given, which a director may have given by hand. */
export function personalResults(mine: readonly Fished[], given: readonly SeasonEventPointDistribution[]): PersonalResult[] {
  const byTournament = new Map(given.map((one) => [one.tournament, one]))
  return mine
    .flatMap((one): PersonalResult[] => {
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
export function sumOf(results: readonly PersonalResult[]): { points: number; best: number | null } {
  const places = results.flatMap(({ place }) => place ?? [])
  const hundredths = results.reduce((sum, { points }) => sum + Math.round((points ?? 0) * 100), 0)
  return { points: hundredths / 100, best: places.length > 0 ? Math.min(...places) : null }
}

/** `4 events · 310 points · best place 2nd` */
export function sumWords(results: readonly PersonalResult[]): string {
  const { points, best } = sumOf(results)
  const words = { events: results.length, points: pointsText(points) }
  return best === null ? t('sumNoPlace', words) : t('sum', { ...words, best: t('place', { place: best }) })
}
