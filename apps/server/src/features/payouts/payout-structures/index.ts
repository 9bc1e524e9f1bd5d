/** The only door to payout structures for other features. */

export { payoutStructureStore, placementTablesOf } from './payout-structures.store.ts'
export { refuseForeignTables, tablesToPayBy } from './tables-to-pay-by.ts'
