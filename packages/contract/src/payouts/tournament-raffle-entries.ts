import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkDelete, pagedSearch } from '../kernel/family-calls.ts'
import { id, money, text } from '../kernel/fields.ts'
import { byId, byNumber, byPart } from '../kernel/terms.ts'
import { paidWith } from '../payments/paid-with.ts'

/** An angler, or the name of somebody without an account; and what the ticket brought in. */
const fields = {
  raffle: id,
  user: id.nullish(),
  entrant: text(160).nullish(),
  note: text(500).nullish(),
  paid: money.nullish().meta({ description: 'Of this ticket. The price of its raffle unless said otherwise; nothing where it is free.' }),
  paidWith: paidWith.nullish(),
}

/** An entry of a raffle (2 §3). Its number is the server's: in the order of buying, none twice, and none given again. */
export const raffleEntry = startingWith(
  record({ ...fields, entryNumber: z.number().int(), userName: z.string().nullable() }).meta({ id: 'RaffleEntry' }),
  { userName: null },
)
export type RaffleEntry = z.output<typeof raffleEntry>

const base = '/api/tournament-raffle-entries/'
const noun = 'raffle entries'
const policy = { list: 'signed-in', see: 'raffle-entry.see', create: 'raffle-entry.edit', edit: 'raffle-entry.edit' } as const
const shapes = {
  record: raffleEntry,
  create: creatable(fields),
  change: changeable(fields),
  terms: { raffle: byId, user: byId, entrant: byPart(160), note: byPart(), entryNumber: byNumber },
  sorts: ['entryNumber', 'entrant', 'raffle', 'paid'],
  words: ['userName', 'entrant', 'note'],
  pagesOrder: { sortField: 'entryNumber', sortOrder: 'asc' },
} as const

export const tournamentRaffleEntryCalls = {
  ...family(base, noun, shapes, policy),
  bulkCreate: bulkCreate(base, noun, shapes),
  bulkDelete: bulkDelete(base, noun, 'bulk-delete'),
  deleteByArray: bulkDelete(base, noun, 'delete-by-array'),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
}
