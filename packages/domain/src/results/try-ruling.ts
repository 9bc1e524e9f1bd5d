import type { Id } from '../kernel/ids.ts'
import { placedResults } from '../live-results.ts'
import { payoutBasis } from '../payouts/payout-ledger.ts'
import type { PlacementTable } from '../payouts/types.ts'
import { presentEntries } from '../scoring/field.ts'
import { rankField } from '../scoring/standings.ts'
import type { Entry, Ruling, Tournament } from '../scoring/types.ts'
import type { ComparedResults } from './differences.ts'

type Field = { tournament: Tournament; field: readonly Entry[]; placementTables: PlacementTable[] | null; pots: ComparedResults['pots'] }

/** What the results would be with this place or these points for one boat; null: worked out again. Pots follow weights and stay. */
export function tryRuling({ tournament, field, placementTables, pots }: Field, id: Id, ruling: Ruling | null): ComparedResults {
  const scored = presentEntries(field.map((entry) => (entry._id === id ? { ...entry, ruling } : entry)))
  const placing = { tournament, placementTables, scored, basis: payoutBasis(tournament, scored) }
  return { ...placedResults(placing, rankField(tournament, scored).standings), pots }
}
