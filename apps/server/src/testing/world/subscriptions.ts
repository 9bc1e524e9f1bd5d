import { licenseCalls } from '@ramplight/contract/subscriptions/licenses'
import { subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import { subscriptionFeatureCalls } from '@ramplight/contract/subscriptions/subscription-features'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const subscriptionsRecords: AreaRecords = async ({ made, admin, director, user }) => {
  const level = await made(subscriptionLevelCalls.create, { as: admin, body: { name: 'Subscribers', type: 'gold', price: 9.99 } })
  return {
    'subscription-levels': level,
    subscriptions: await made(subscriptionCalls.create, {
      as: admin,
      body: { type: 'gold', level, user: director.id, amount: 9.99, subscription_id: `sub_${director.id}` },
    }),
    'subscription-features': await made(subscriptionFeatureCalls.create, {
      as: admin,
      body: { name: 'Cut lines', subscription_levels: [level] },
    }),
    'subscription-codes': await made(subscriptionCodeCalls.generate, { as: admin, body: { level } }),
    licenses: await made(licenseCalls.create, { body: { first_name: 'Lily', role: 'Support', user } }),
  }
}
