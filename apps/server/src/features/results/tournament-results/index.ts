/** The only door to results for other features. */
export { recalculateEntries } from './finalize.ts'
export { paidEntries } from './paid-entries.ts'
export { finalOnes } from './tournament-results.store.ts'
