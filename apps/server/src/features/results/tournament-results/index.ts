/** The only door to results for other features. */
export { recalculateEntries } from './finalize.ts'
export { finalOnes } from './tournament-results.store.ts'
