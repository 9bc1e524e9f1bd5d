export { ownAccountQuery } from './getting-paid.queries.ts'
export { GettingPaidView } from './getting-paid-view.tsx'
