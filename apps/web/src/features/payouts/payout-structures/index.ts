export { payoutStructureQuery, payoutStructuresQuery } from './payout-structures.queries.ts'
export { PayoutTableSheet } from './payout-table-sheet.tsx'
