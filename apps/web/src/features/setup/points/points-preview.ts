import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { points } from '@ramplight/domain/engine'

const SHOWN = [1, 2, 3, 10, 25, 50, 100]

/** What the places of a field of so many boats are worth, by the same calculation as the real thing. Nobody ties; the one who comes last brought no fish. */
export function previewPoints(boats: number, settings: TournamentSettings): { position: number | null; points: number }[] {
  const standings = Array.from({ length: boats + 1 }, (_, index) => ({
    entry: String(index),
    position: index + 1,
    tied: false,
    totalWeight: (boats - index) * 1000,
    bigFish: 0,
    totalFish: index < boats ? 1 : 0,
    totalPenaltyWeightIncurred: 0,
    totalBonusWeightAdded: 0,
    disqualified: false,
    cutAfterDay: null,
  }))
  // What a fish brings is not what a place brings.
  const pointsScoring = { ...settings.pointsScoring, pointsPerFishBonus: undefined }
  const worth = points({ settings: { ...settings, pointsScoring }, standings: { incomplete: false, standings } })
  const places = [...new Set([...SHOWN.filter((place) => place < boats), boats])].filter((place) => place > 0)
  return [...places, null].map((position) => ({ position, points: worth[(position ?? boats + 1) - 1]?.points ?? 0 }))
}
