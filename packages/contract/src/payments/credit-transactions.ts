import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { bulkCreate, pagedSearch } from '../kernel/family-calls.ts'
import { id, text } from '../kernel/fields.ts'
import { NEWEST_FIRST } from '../kernel/search.ts'
import { byId, byNumber, byPart } from '../kernel/terms.ts'

/** In one line. */
export const MOST_CREDITS = 1_000_000
const fields = {
  bank: id,
  amount: z
    .number()
    .int('must be whole credits')
    .min(-MOST_CREDITS)
    .max(MOST_CREDITS)
    .refine((amount) => amount !== 0, 'must not be 0')
    .meta({ description: 'Whole credits, one for one sign-up: added, or used when below 0.' }),
  description: text(300).nullish(),
  /** What they were used for. */
  tournament: id.nullish(),
  entry: id.nullish(),
}

/** A line in the ledger of a credit bank (A68). What counts is never changed or erased. */
export const creditTransaction = record({
  ...fields,
  amount: z.number().int(),
  /** The line that this one takes back. */
  counterOf: id.nullable(),
}).meta({ id: 'CreditTransaction' })
export type CreditTransaction = z.output<typeof creditTransaction>

const base = '/api/credit-transactions/'
const noun = 'credit transactions'
const shapes = {
  record: creditTransaction,
  create: creatable(fields),
  change: changeable(fields),
  terms: { bank: byId, amount: byNumber, tournament: byId, entry: byId, counterOf: byId, description: byPart() },
  sorts: ['amount', 'bank'],
  pagesOrder: NEWEST_FIRST,
}
const policy = { list: 'signed-in', see: 'credit.see', create: 'system-admin', edit: 'credit.edit' } as const
const common = family(base, noun, shapes, policy)

export const creditTransactionCalls = {
  ...common,
  update: endpoint({ ...common.update, summary: 'Change the description of a line; what counts stays as it was written.' }),
  remove: endpoint({ ...common.remove, summary: 'Take a line back by a counter-line. Twice is harmless; both lines stay.' }),
  bulkCreate: bulkCreate(base, noun, shapes),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
}
