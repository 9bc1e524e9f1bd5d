export { openPayoutsQuery, payoutsQuery } from './open-payouts.queries.ts'
export { OpenPayouts, useOpenPayouts } from './open-payouts.tsx'
