export { openPayoutsQuery, payoutsQuery } from './open-payouts.queries.ts'
export { OpenPayouts } from './open-payouts.tsx'
