import { PLACES } from '@ramplight/domain/money/accounts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, isoDateTime, moneyDelta } from '../kernel/fields.ts'
import { feeOnTop } from './receipts.ts'

/** What money of an angler is paid for. */
export const PAID_FOR = ['entry', 'membership', 'raffle', 'calcutta'] as const

/** What somebody has paid for one thing, from the lines of the ledger: a boat they are in, a membership, the tickets of a raffle, lots of a calcutta. */
export const paidFor = z
  .object({
    about: z.enum(PAID_FOR),
    /** The entry, the membership or the raffle; of a calcutta its tournament. */
    record: id,
    tournament: id.nullable(),
    season: id.nullable(),
    /** Of the tournament or the season. */
    name: z.string(),
    /** The name of the raffle. */
    what: z.string().nullable(),
    /** An entry that was deleted, and has paid. */
    isGone: z.boolean(),
    /** The oldest first; below 0 it went back. */
    payments: z.array(z.object({ at: isoDateTime, place: z.enum(PLACES), amount: moneyDelta })),
    paid: moneyDelta,
    /** What cards have paid on top, which is the platform's. */
    fees: z.array(feeOnTop),
  })
  .meta({ id: 'PaidFor' })
export type PaidFor = z.output<typeof paidFor>

/** `listed`: records among the caller's payments that say again what stands here. */
const myPayments = z.object({ paid: z.array(paidFor), listed: z.array(id) }).meta({ id: 'MyPayments' })
export type MyPayments = z.output<typeof myPayments>

export const myPaymentCalls = {
  mine: endpoint({
    method: 'GET',
    path: '/api/money/mine',
    summary:
      'What the caller has paid, however they paid it: for each of their boats what its receipt says, for memberships, raffle tickets and lots of calcuttas what the ledger has. What nothing was paid for is left out.',
    policy: 'signed-in',
    response: myPayments,
  }),
}
