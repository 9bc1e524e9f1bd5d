import { PLACES } from '@ramplight/domain/money/accounts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { id, isoDateTime, money, moneyDelta, moneyTotal, requiredText } from '../kernel/fields.ts'
import { feeOnTop } from './receipts.ts'
import { refund } from './refund-record.ts'

/** What a member has paid for a season, from the lines of the ledger: by hand and by card. */
export const memberMoney = z
  .object({
    membership: id,
    season: z.string(),
    member: z.string(),
    /** The fee that is asked, and what of it is owed now. */
    amount: moneyTotal,
    owed: moneyTotal,
    /** The oldest first; below 0 it went back. */
    payments: z.array(z.object({ at: isoDateTime, place: z.enum(PLACES), amount: moneyDelta })),
    paid: moneyDelta,
    /** What the fee of the card and of the platform came to on top. */
    fees: z.array(feeOnTop),
    /** How much can go back to the card that paid. */
    toCard: moneyTotal,
    refunds: z.array(refund),
  })
  .meta({ id: 'MemberMoney' })
export type MemberMoney = z.output<typeof memberMoney>

const base = '/api/money/membership/'

export const memberMoneyCalls = {
  ofMembership: endpoint({
    method: 'GET',
    path: `${base}{id}`,
    summary: 'The receipt of a membership: what was paid, how and when, and what went back, from the lines of the ledger.',
    policy: 'membership.see',
    params: idParams,
    response: memberMoney,
  }),
  refundMembership: endpoint({
    method: 'POST',
    path: `${base}{id}/refund`,
    summary:
      'Give a member back to their card what it paid, a part or all of it. Never more than is left, also when two do it at once. A repeat with the same _id answers the stored refund.',
    own: 'money',
    policy: 'season.edit',
    params: idParams,
    body: z.strictObject({ _id: id, amount: money, reason: requiredText(200) }),
    response: refund,
    inSteps: true,
  }),
}
