import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkDelete, pagedSearch, restore } from '../kernel/family-calls.ts'
import { id, money, requiredText, text } from '../kernel/fields.ts'
import { byFlag, byId, byMoney, byPart } from '../kernel/terms.ts'

const fields = {
  tournament: id,
  name: requiredText(120),
  description: text(2000).nullish(),
  cost: money.nullish().meta({ description: 'Of one entry.' }),
  active: z.boolean().optional().meta({ description: 'Is it shown to everybody who sees the tournament? True unless said otherwise.' }),
}
/** There is a winner once there are entries, so a raffle is never made with one. */
const winner = { winning_entry: id.nullish().meta({ description: 'An entry of this raffle. Null takes the winner back.' }) }

/** A raffle of a tournament (2 §3). */
export const raffle = startingWith(
  record({
    ...fields,
    ...winner,
    active: z.boolean(),
    /** The number of the winning entry, which is called out. */
    winningNumber: z.number().int().nullable(),
    /** Ids in the order of their numbers; only those that the caller may see. */
    raffleEntries: z.array(id),
  }).meta({ id: 'Raffle' }),
  { active: true, winningNumber: null, raffleEntries: [] },
)
export type Raffle = z.output<typeof raffle>

const base = '/api/tournament-raffles/'
const noun = 'raffles'
const policy = { list: 'public', see: 'raffle.see', create: 'raffle.edit', edit: 'raffle.edit' } as const
const shapes = {
  record: raffle,
  create: creatable(fields),
  change: changeable({ ...fields, ...winner }),
  terms: { tournament: byId, name: byPart(), active: byFlag, cost: byMoney, winning_entry: byId },
  sorts: ['name', 'active', 'cost'],
  pagesOrder: { sortField: 'name', sortOrder: 'desc' },
} as const

export const tournamentRaffleCalls = {
  ...family(base, noun, shapes, policy),
  restore: restore(base, noun, shapes, policy),
  bulkCreate: bulkCreate(base, noun, shapes),
  bulkDelete: bulkDelete(base, noun, 'bulk-delete'),
  deleteByArray: bulkDelete(base, noun, 'delete-by-array'),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
}
