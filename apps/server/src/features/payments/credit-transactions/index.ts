/** The only door to the ledger of credits for other features. */
export { balancesOf, newestLines } from './credit-transactions.store.ts'
