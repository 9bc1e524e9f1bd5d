import { z } from 'zod'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { id, money, text } from '../kernel/fields.ts'

export const paymentItem = z
  .strictObject({
    type: z.enum(['Big Fish Pot Payout', 'Side Pot Payout', 'Main Pot Payout', 'Period Payout', 'Processing Fees', 'Entry Fee']),
    key: text(80),
    cost: money,
    description: text(300),
  })
  .meta({ id: 'PaymentItem' })

/**
 * Money in or out (2 §3). Generated payouts are `completed`, `debit`, for type `Tournament`.
 * A payment is never erased: a wrong one is voided, and the void is in the record.
 */
const fields = {
  amount: money,
  user: id,
  description: text(300).nullish(),
  status: z.enum(['pending', 'completed', 'void']).optional(),
  paymentForType: text(40).nullish(),
  sourceModuleRecord: id.nullish(),
  debitOrCredit: z.enum(['debit', 'credit']).optional(),
  recipientOfPayment: id.nullish(),
  items: z.array(paymentItem).max(100).optional(),
  metaData: z.record(z.string(), z.unknown()).optional(),
  partner: id.nullish(),
}

export const payment = record({ ...fields, userName: z.string().nullish() }).meta({ id: 'Payment' })
export type Payment = z.output<typeof payment>

export const paymentCalls = family(
  '/api/payments/',
  'payments',
  {
    record: payment,
    create: creatable(fields),
    change: changeable(fields),
    terms: {
      sourceModuleRecord: id,
      user: id,
      status: z.enum(['pending', 'completed', 'void']),
      debitOrCredit: z.enum(['debit', 'credit']),
    },
  },
  { list: 'signed-in', see: 'payment.see', create: 'payment.edit', edit: 'payment.edit' },
)
