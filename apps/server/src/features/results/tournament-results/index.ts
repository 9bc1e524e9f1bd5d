/** The only door to results for other features. */
export { recalculateEntries } from './finalize.ts'
