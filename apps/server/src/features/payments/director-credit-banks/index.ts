/** The only door to credit banks for other features. */
export { bankStore } from './director-credit-banks.store.ts'
export { directorCreditBanks } from './director-credit-banks.table.ts'
