import { z } from 'zod'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { bulkCreate, byUser, pagedSearch } from '../kernel/family-calls.ts'
import { id } from '../kernel/fields.ts'
import { NEWEST_FIRST } from '../kernel/search.ts'
import { byId } from '../kernel/terms.ts'
import { creditTransaction } from './credit-transactions.ts'

/** The balance is nobody's to type: it is the sum of the bank's transactions. */
const fields = { user: id }
const ledger = {
  balance: z.number().int().meta({ description: 'Whole credits: the sum of all transactions of the bank.' }),
  /** Newest first, at most 100; all of them: POST /api/credit-transactions/search. */
  transactions: z.array(creditTransaction),
}

/** The sign-up credits of a director (1 §3). */
export const directorCreditBank = record({ ...fields, userName: z.string().nullish(), ...ledger }).meta({ id: 'DirectorCreditBank' })
export type DirectorCreditBank = z.output<typeof directorCreditBank>

const base = '/api/director-credit-banks/'
const noun = 'credit banks'
const shapes = {
  record: directorCreditBank,
  create: creatable(fields),
  change: changeable(fields),
  terms: { user: byId },
  words: ['userName'],
  pagesOrder: NEWEST_FIRST,
}
const policy = { list: 'signed-in', see: 'credit.see', create: 'system-admin', edit: 'credit.edit' } as const

export const directorCreditBankCalls = {
  ...family(base, noun, shapes, policy),
  bulkCreate: bulkCreate(base, noun, shapes),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
  byUser: byUser(
    base,
    'The credits of a director; who has no bank has none.',
    { see: 'credit.see' },
    z.object({ _id: id.nullable(), user: id, ...ledger }),
  ),
}
