import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { id, isoDateTime, moneyTotal } from '../kernel/fields.ts'
import { paymentItem } from './payments.ts'

/** What a card is to pay, written out, and where. `_id` is ours. */
export const cardCheckout = z
  .object({
    _id: id,
    amount: moneyTotal,
    items: z.array(paymentItem),
    state: z.enum(['open', 'paid', 'over']),
    /** The place is held until then. */
    heldUntil: isoDateTime.nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'CardCheckout' })
export type CardCheckout = z.output<typeof cardCheckout>

export const ofEntry = z.strictObject({
  _id: id.optional().meta({ description: 'Made on the device: the same again answers the same.' }),
  entry: id,
  /** Only what the caller owes of it, who is an angler of the boat. Without it: all that is left. */
  mine: z.boolean().optional(),
})

/** A membership of the caller that a card can pay now, written out. */
export const membershipDue = z
  .object({ membership: id, season: id, owed: moneyTotal, amount: moneyTotal, items: z.array(paymentItem) })
  .meta({ id: 'MembershipDue' })
export type MembershipDue = z.output<typeof membershipDue>

/** The calls of the card provider that an angler's page makes; by themselves, so that a phone need not carry the others. */
export const cardCheckoutCalls = {
  createCheckout: endpoint({
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    summary: 'A page of the provider on which an entry is paid by card. The amount is computed here, and the place is held for 15 minutes.',
    policy: 'entry.see',
    body: ofEntry,
    response: cardCheckout,
    inSteps: true,
    own: 'cards',
  }),
  takesCards: endpoint({
    method: 'GET',
    path: '/api/stripe/takes-cards/{id}',
    summary:
      'Can the entries of this tournament be paid by card? Only when its director has an account at the provider that may take cards.',
    policy: 'tournament.see',
    params: idParams,
    /** `feeOnTop`: an angler pays the card fee; else it is taken out of the director's part. */
    response: z.object({ takesCards: z.boolean(), feeOnTop: z.boolean() }),
  }),
  createMembershipCheckout: endpoint({
    method: 'POST',
    path: '/api/stripe/create-membership-session',
    summary: 'A page of the provider on which a membership is paid by card. The amount is computed here.',
    policy: 'membership.see',
    body: z.strictObject({
      _id: id.optional().meta({ description: 'Made on the device: the same again answers the same.' }),
      membership: id,
    }),
    response: cardCheckout,
    inSteps: true,
    own: 'cards',
  }),
  membershipsDue: endpoint({
    method: 'GET',
    path: '/api/stripe/memberships-due',
    summary: 'What of the memberships of the caller is owed and can be paid by card, with the fees written out.',
    policy: 'signed-in',
    response: z.array(membershipDue),
  }),
}
