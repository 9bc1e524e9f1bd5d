import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { type PayoutResult, type PlacementTable, payouts } from '@ramplight/domain/engine'
import type { Cents } from '@ramplight/domain/kernel/units'

export type PreviewInput = {
  boats: number
  teamSize: number
  entryFee: Cents | null
  settings: TournamentSettings
  tables?: PlacementTable[] | null
}

const idOf = (index: number) => index.toString(16).padStart(24, '0')

/** What a field of so many boats would be paid, by the same calculation as the real thing. Everybody weighs, nobody ties. */
export function previewPayout({ boats, teamSize, entryFee, settings, tables }: PreviewInput): PayoutResult {
  const field = Array.from({ length: boats }, (_, index) => ({
    _id: idOf(index + 1),
    users: Array.from({ length: teamSize }, (_angler, seat) => idOf((index + 1) * 100 + seat)),
  }))
  const standings = field.map(({ _id }, index) => ({
    entry: _id,
    position: index + 1,
    tied: false,
    totalWeight: (boats - index) * 1000,
    bigFish: 0,
    totalFish: 5,
    totalPenaltyWeightIncurred: 0,
    totalBonusWeightAdded: 0,
    disqualified: false,
    cutAfterDay: null,
  }))
  return payouts({
    tournament: { _id: idOf(0), entryFee: entryFee ?? undefined, settings },
    entries: field,
    standings: { incomplete: false, standings },
    placementTables: tables ?? null,
  })
}
