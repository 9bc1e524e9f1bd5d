import { z } from 'zod'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { id, text } from '../kernel/fields.ts'
import { byFlag } from '../kernel/terms.ts'
import { pot } from '../tournaments/settings.ts'

const { _id: _, ...potFields } = pot.shape
export const potKind = z.enum(['bigFishPot', 'sidePot'])
const fields = { tournament: id, kind: potKind, ...potFields }

/**
 * A pot of a tournament: a row of its `bigfishpots` or `sidepots`, read and written there, so that nothing is stored twice.
 * The id is the pot's. `_rev`, `createdAt` and `updatedAt` are the tournament's: whatever changes it counts `_rev` up.
 */
export const sideBigFishPot = record(fields).meta({ id: 'SideBigFishPot' })
export type SideBigFishPot = z.output<typeof sideBigFishPot>

export const tournamentSideBigfishPotCalls = family(
  '/api/tournament-side-bigfish-pots/',
  'pots',
  {
    record: sideBigFishPot,
    create: creatable(fields),
    change: changeable(fields),
    terms: { tournament: z.union([id, z.array(id).max(500)]), kind: potKind, name: text(80), includedInEntryFee: byFlag },
    sorts: ['name', 'kind'],
  },
  { list: 'public', see: 'tournament.see', create: 'tournament.edit', edit: 'tournament.edit' },
)
