import { PLACES } from '@ramplight/domain/money/accounts'
import { RECEIPT_KINDS } from '@ramplight/domain/money/receipt'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { count, id, isoDateTime, money, moneyDelta, moneyTotal } from '../kernel/fields.ts'

/** What cards have paid on top, which is the platform's. */
export const feeOnTop = z.object({ key: z.enum(['platform', 'card']), amount: money })

/** What a boat has paid, from the lines of the ledger, and what cards have paid on top. */
export const receipt = z
  .object({
    entry: id,
    /** `fee`: the entry fee; else a pot by its id, and its name. */
    items: z.array(z.object({ item: z.string().nullable(), name: z.string().nullable(), amount: moneyDelta })),
    /** What was paid too much beside the things. */
    overpaid: moneyTotal,
    /** What went back in all, to the payer or to the bank of their card; below 0. */
    back: z.array(z.object({ what: z.enum(RECEIPT_KINDS), amount: moneyDelta })),
    /** Who got the money: the club, or the director. */
    payee: z.string(),
    /** The oldest first; below 0 it went back. `number`: of this payment, also in its mail. `card`: `Visa 4242`, which was charged with the fees. */
    payments: z.array(
      z.object({
        at: isoDateTime,
        place: z.enum(PLACES),
        what: z.enum(RECEIPT_KINDS),
        amount: moneyDelta,
        number: z.string(),
        card: z.string().nullable(),
      }),
    ),
    /** items + overpaid + back + fees = paid = payments. */
    paid: moneyDelta,
    /** What cards have paid on top, which is the platform's. */
    fees: z.array(feeOnTop),
  })
  .meta({ id: 'Receipt' })
export type Receipt = z.output<typeof receipt>

const base = '/api/money/receipt/'

export const receiptCalls = {
  receipt: endpoint({
    method: 'GET',
    path: `${base}{id}`,
    summary: 'The receipt of an entry: what it has paid for, how and when, and what went back, from the lines of the ledger.',
    policy: 'entry.see',
    params: idParams,
    response: receipt,
  }),
  sendReceipt: endpoint({
    method: 'POST',
    path: `${base}{id}/send`,
    summary: 'Send the receipt of an entry to its anglers by mail. Answers to how many; nobody is told of a boat that has paid nothing.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    response: z.object({ sent: count }),
  }),
}
