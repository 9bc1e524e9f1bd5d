/** The only door to payout structures for other features. */
export { payoutStructureStore, placementTablesOf } from './payout-structures.store.ts'
