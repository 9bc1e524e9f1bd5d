import type { Id } from '../kernel/ids.ts'
import { payouts } from '../payouts/payouts.ts'
import type { PlacementTable } from '../payouts/types.ts'
import { points } from '../points/points.ts'
import { withPlaces, withPoints } from '../scoring/rulings.ts'
import { standings as rank } from '../scoring/standings.ts'
import type { Entry, Ruling, Tournament } from '../scoring/types.ts'
import type { ComparedResults } from './differences.ts'

type Field = { tournament: Tournament; field: readonly Entry[]; placementTables: PlacementTable[] | null; pots: ComparedResults['pots'] }

/** What the results would be with this place or these points for one boat; null: worked out again. Pots follow weights and stay. */
export function tryRuling({ tournament, field, placementTables, pots }: Field, id: Id, ruling: Ruling | null): ComparedResults {
  const entries = field.map((entry) => (entry._id === id ? { ...entry, ruling } : entry))
  const { incomplete, standings: workedOut } = rank({ tournament, entries })
  const standings = { incomplete, standings: withPlaces(workedOut, entries) }
  const { settings, setupOptions } = tournament
  return {
    standings,
    points: withPoints(points({ settings, standings, openTournament: setupOptions?.openTournament ?? null }), entries),
    payouts: payouts({ tournament, entries, standings, placementTables }),
    pots,
  }
}
