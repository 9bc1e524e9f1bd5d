import { SUBSCRIPTION_STATUSES } from '@ramplight/domain/subscriptions/subscription-status'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { bulkDelete, findAndUpdate, markDeleted, pagedSearch, updateFields } from '../kernel/family-calls.ts'
import { id, money, requiredText, text } from '../kernel/fields.ts'
import { byId, byMoney, byValue } from '../kernel/terms.ts'
import { email } from '../kernel/typed.ts'

export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES)
export const billingFrequency = z.enum(['monthly', 'yearly'])
/** An id of the card provider. */
export const providerId = text(120)

/** What somebody pays the product for (2 §3). Its type, price and state are set by admins; see `moveSubscription`. */
const fields = {
  type: requiredText(40),
  amount: money.nullish(),
  email: email.nullish(),
  price_id: providerId.nullish(),
  billing_frequency: billingFrequency.nullish(),
  /** A new one is inactive unless it says otherwise. */
  status: subscriptionStatus.optional(),
  user: id.nullish(),
  level: id.nullish(),
  stripe_customer_id: providerId.nullish(),
  subscription_id: providerId.nullish(),
  deleted: z.boolean().optional(),
}

export const subscription = startingWith(
  record({ ...fields, status: subscriptionStatus, userName: z.string().nullish() }).meta({ id: 'Subscription' }),
  { status: 'inactive' },
)
export type Subscription = z.output<typeof subscription>

const base = '/api/subscriptions/'
const noun = 'subscriptions'
const shapes = {
  record: subscription,
  create: creatable(fields),
  change: changeable(fields),
  terms: {
    type: byValue(text(40)),
    amount: byMoney,
    billing_frequency: byValue(billingFrequency),
    status: byValue(subscriptionStatus),
    user: byId,
    level: byId,
    deleted: z.literal(false),
  },
  words: ['userName', 'email', 'subscription_id', 'stripe_customer_id'],
}
const policy = { list: 'signed-in', see: 'subscription.see', create: 'system-admin', edit: 'subscription.edit' } as const

export const customerParams = z.object({ id: providerId.min(1).meta({ example: 'cus_lakefork' }) })

export const subscriptionCalls = {
  ...family(base, noun, shapes, policy),
  ofUser: endpoint({
    method: 'GET',
    path: '/api/subscriptions/userSubscriptions/{id}',
    summary: 'The subscriptions of a person, newest first.',
    policy: 'subscription.see',
    params: idParams,
    response: z.array(subscription),
  }),
  byUserId: endpoint({
    method: 'GET',
    path: '/api/subscriptions/by-user-id/{id}',
    summary: 'The subscriptions of a person, newest first; the same as userSubscriptions.',
    policy: 'subscription.see',
    params: idParams,
    response: z.array(subscription),
  }),
  byStripeCustomerId: endpoint({
    method: 'GET',
    path: '/api/subscriptions/by-stripe-customer-id/{id}',
    summary: "The subscriptions of a customer of the card provider: the caller's own; all of them for admins.",
    policy: 'signed-in',
    params: customerParams,
    response: z.array(subscription),
  }),
  markDeleted: markDeleted(base, noun, shapes, policy),
  findAndUpdate: findAndUpdate(base, noun, shapes, policy),
  updateFields: updateFields(base, noun, shapes),
  pagedSearch: pagedSearch(base, noun, shapes, policy, 'subscriptionDataSourceSearch'),
  deleteMany: bulkDelete(base, noun, 'deleteMany'),
}
