import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { id, MOST_DOLLARS, moneyDelta, moneyTotal, requiredText, text } from '../kernel/fields.ts'
import { byId, byMoney, byValue } from '../kernel/terms.ts'

/** `cost` is of one; below 0 for what is taken off. */
export const invoiceLine = z
  .strictObject({
    description: requiredText(200),
    cost: moneyDelta.refine((cents) => Math.abs(cents) <= MOST_DOLLARS * 100, `must be at most ${MOST_DOLLARS}`),
    quantity: z.number().int().min(1).max(1000).optional(),
  })
  .meta({ id: 'InvoiceLine' })

const status = z.enum(['open', 'paid', 'void'])
const fields = {
  entry: id,
  tournament: id,
  user: id,
  lines: z.array(invoiceLine).min(1, 'needs a line').max(100),
  amount: moneyTotal.optional().meta({ description: 'The sum of the lines; refused when it is another one.' }),
  status: status.optional(),
  note: text(500).nullish(),
}

/** What an entry is asked to pay (A68). One that was paid or voided stays as it is; deleting voids. */
export const entryInvoice = startingWith(record({ ...fields, amount: moneyTotal, status }).meta({ id: 'EntryInvoice' }), { status: 'open' })
export type EntryInvoice = z.output<typeof entryInvoice>

export const entryInvoiceCalls = family(
  '/api/entry-invoices/',
  'invoices',
  {
    record: entryInvoice,
    create: creatable(fields),
    change: changeable(fields),
    terms: { entry: byId, tournament: byId, user: byId, status: byValue(status), amount: byMoney },
  },
  { list: 'signed-in', see: 'payment.see', create: 'payment.edit', edit: 'payment.edit' },
)
