import { PAYOUT_METHODS } from '@ramplight/domain/money/payout-method'
import { z } from 'zod'
import { endpoint, ownMatter } from '../kernel/endpoint.ts'
import { bulkOutcome, doneToMany } from '../kernel/envelope.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkDelete, MOST_AT_ONCE, pagedSearch } from '../kernel/family-calls.ts'
import { extraValues, id, money, moneyDelta, requiredText, text } from '../kernel/fields.ts'
import { NEWEST_FIRST } from '../kernel/search.ts'
import { byId, byMoney, byPart, byTime, byValue } from '../kernel/terms.ts'
import { markedIds } from '../sync/sync-mark.ts'
import { payoutLog } from './payout-log.ts'

export const paymentItem = z
  .strictObject({
    type: z.enum([
      'Big Fish Pot Payout',
      'Side Pot Payout',
      'Main Pot Payout',
      'Period Payout',
      'Processing Fees',
      'Entry Fee',
      'Membership',
    ]),
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
  metaData: extraValues.optional(),
  partner: id.nullish(),
}

export const payment = startingWith(
  record({
    ...fields,
    metaData: z.record(z.string(), z.unknown()).optional(),
    userName: z.string().nullish(),
    /** Of a payout of a result: what was handed out of it, less what came back. It follows from the log of money. */
    handedOut: moneyDelta.nullish(),
    /** Above 0 it is still to be handed out; below 0 the boat gives it back. */
    open: moneyDelta.nullish(),
    /** What was said of the payout, for devices of those who may say how it was paid. */
    payoutLog: payoutLog.nullish(),
  }).meta({ id: 'Payment' }),
  { status: 'pending', debitOrCredit: 'debit', items: [] },
)
export type Payment = z.output<typeof payment>

const base = '/api/payments/'
const noun = 'payments'
const policy = { list: 'signed-in', see: 'payment.see', create: 'payment.edit', edit: 'payment.edit' } as const
const paymentStatus = z.enum(['pending', 'completed', 'void'])
const shapes = {
  record: payment,
  create: creatable(fields),
  change: changeable(fields),
  terms: {
    sourceModuleRecord: byId,
    user: byId,
    status: byValue(paymentStatus),
    debitOrCredit: byValue(z.enum(['debit', 'credit'])),
    paymentForType: byPart(40),
    description: byPart(),
    amount: byMoney,
    createdAt: byTime,
  },
  sorts: ['amount', 'status', 'description', 'debitOrCredit', 'sourceModuleRecord', 'user'],
  words: ['userName', 'description', 'paymentForType'],
  pagesOrder: NEWEST_FIRST,
}

/** How a payment was made. `note`: the number of the check. */
export const paidOut = z.strictObject({ method: z.enum(PAYOUT_METHODS), note: text(60).nullish() }).meta({ id: 'PaidOut' })

/** Why payments were voided. */
export const voidReason = requiredText(300)
const [listed, named] = markedIds(base).options

const { create, update, remove, ...reads } = family(base, noun, shapes, policy)

export const paymentCalls = {
  ...reads,
  ...ownMatter('money', { create, update, remove, bulkCreate: bulkCreate(base, noun, shapes) }),
  bulkDelete: endpoint({
    ...bulkDelete(base, noun, 'bulk-delete'),
    own: 'money',
    body: z.union([listed, named.extend({ reason: voidReason.optional() })]),
    summary:
      'Void several payments; each answers for itself. Nothing is erased, and twice is harmless. A reason stands in the history of each.',
  }),
  paidOut: endpoint({
    method: 'POST',
    own: 'money',
    path: `${base}paid-out`,
    summary:
      'Say how payments were made, in cash, by check or as credit; each answers for itself. What is open of it is paid by that, and a pending one is completed by it; where nothing is open, it was another method. Null: nobody paid it. What a card or a transfer has paid is left alone.',
    policy: 'signed-in',
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_AT_ONCE), paidOut: paidOut.nullable() }),
    response: bulkOutcome,
  }),
  reassign: endpoint({
    method: 'POST',
    own: 'money',
    path: `${base}reassign-payments`,
    summary: 'Move the payments of one person to another, of the tournaments that the caller may edit. Void ones stay where they were.',
    policy: 'signed-in',
    body: z.strictObject({
      search: z.strictObject({ user: id, tournament: id, status: paymentStatus.exclude(['void']) }).partial(),
      updates: z.strictObject({ user: id }).partial(),
    }),
    response: doneToMany,
  }),
  dataSourceSearch: pagedSearch(base, noun, shapes, policy, 'dataSourceSearch'),
}
