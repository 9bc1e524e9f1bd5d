import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkDelete, findAndUpdate, markDeleted, pagedSearch, updateFields } from '../kernel/family-calls.ts'
import { id, money, requiredText, text } from '../kernel/fields.ts'
import { byFlag, byMoney, byPart, byValue } from '../kernel/terms.ts'
import { billingFrequency, customerParams, providerId } from './subscriptions.ts'

/** What can be subscribed to (2 §3). `type` is one of the four tiers by `tierOf` (A29). */
const fields = {
  name: requiredText(120),
  description: text(2000).nullish(),
  type: requiredText(40),
  key: text(60).nullish(),
  /** Each month or each year, by `billing_frequency`. */
  price: money,
  billing_frequency: billingFrequency.nullish(),
  /** Its price at the provider in live mode, and the one in test mode (2 §9); the server sells by that of the mode its key is in. */
  stripe_api_id: providerId.nullish(),
  stripe_test_api_id: providerId.nullish(),
  /** Older levels are inactive: kept for who has them, seen by admins (A28). */
  active: z.boolean().optional(),
  deleted: z.boolean().optional(),
}

export const subscriptionLevel = startingWith(
  record({
    ...fields,
    active: z.boolean(),
    /** Can be bought now: active, with a price in the mode in use. */
    for_sale: z.boolean(),
  }).meta({ id: 'SubscriptionLevel' }),
  {
    active: true,
  },
)
export type SubscriptionLevel = z.output<typeof subscriptionLevel>

const base = '/api/subscription-levels/'
const noun = 'subscription levels'
const shapes = {
  record: subscriptionLevel,
  create: creatable(fields),
  change: changeable(fields),
  terms: {
    name: byPart(),
    type: byValue(text(40)),
    key: byValue(text(60)),
    price: byMoney,
    billing_frequency: byValue(billingFrequency),
    active: byFlag,
    deleted: z.literal(false),
  },
}
const policy = { list: 'public', see: 'subscription-level.see', create: 'system-admin', edit: 'system-admin' } as const

export const subscriptionLevelCalls = {
  ...family(base, noun, shapes, policy),
  ofUser: endpoint({
    method: 'GET',
    path: '/api/subscription-levels/userSubscriptions/{userId}',
    summary: 'The levels that a person subscribes to now (active or paused).',
    policy: 'subscription.see',
    params: z.object({ userId: id }),
    response: z.array(subscriptionLevel),
  }),
  byStripeCustomerId: endpoint({
    method: 'GET',
    path: '/api/subscription-levels/by-stripe-customer-id/{id}',
    summary: "The levels that a customer of the card provider subscribes to now: by the caller's own subscriptions; by all for admins.",
    policy: 'signed-in',
    params: customerParams,
    response: z.array(subscriptionLevel),
  }),
  markDeleted: markDeleted(base, noun, shapes, policy),
  findAndUpdate: findAndUpdate(base, noun, shapes, policy),
  updateFields: updateFields(base, noun, shapes, ['POST /api/subscription-levels/update-certain-fields-array']),
  pagedSearch: pagedSearch(base, noun, shapes, policy, 'subscriptionDataSourceSearch'),
  deleteMany: bulkDelete(base, noun, 'deleteMany'),
}
