import type { Doer } from '#platform/audit/doer'
import type { Queryable } from '#platform/database/types'
import { subscriptionLevelStore } from './subscription-levels.store.ts'

type Level = Parameters<typeof subscriptionLevelStore.insertMany>[1][number]

/** Of subscribers today, and the two older ones whose yearly price was said by the month (A28). Prices in cents. */
const LEVELS: Level[] = [
  { id: '5ab5c0de0000000000000001', name: 'Subscribers', key: 'gold-monthly', type: 'gold', price: 999, billing_frequency: 'monthly' },
  { id: '5ab5c0de0000000000000002', name: 'Subscribers', key: 'gold-yearly', type: 'gold', price: 9999, billing_frequency: 'yearly' },
  { id: '5ab5c0de0000000000000003', name: 'Basic', key: 'basic-monthly', type: 'basic', price: 2999, billing_frequency: 'monthly' },
  { id: '5ab5c0de0000000000000004', name: 'Basic', key: 'basic-yearly', type: 'basic', price: 1999, billing_frequency: 'yearly' },
  { id: '5ab5c0de0000000000000005', name: 'Pro', key: 'pro-monthly', type: 'pro', price: 5999, billing_frequency: 'monthly' },
  { id: '5ab5c0de0000000000000006', name: 'Pro', key: 'pro-yearly', type: 'pro', price: 3999, billing_frequency: 'yearly' },
].map((level) => ({
  ...level,
  billing_frequency: level.billing_frequency as 'monthly' | 'yearly',
  active: level.type === 'gold',
  description: level.type !== 'gold' && level.billing_frequency === 'yearly' ? 'The price is for one month, billed yearly.' : null,
}))

/** Adds the levels that are not there yet; those an admin has changed or deleted stay as they are. */
export async function addCurrentLevels(db: Queryable, doer: Doer): Promise<void> {
  await subscriptionLevelStore.insertMany(db, LEVELS, doer, (row) => ({ summary: `Plan ${row.name}` }))
}
