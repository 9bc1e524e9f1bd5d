/** The only door to the ledger of credits for other features. */
export { balancesOf, creditStore, movementOfCredits, newestLines } from './credit-transactions.store.ts'
export { creditTransactions } from './credit-transactions.table.ts'
