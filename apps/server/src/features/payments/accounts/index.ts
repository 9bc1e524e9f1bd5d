/** The only door to payment accounts for other features. */
export { feePayerOf } from './fee-payer-of.ts'
export { lockedAccounts, setLocked } from './lock-account.ts'
export { payeeOf } from './payee-of.ts'
