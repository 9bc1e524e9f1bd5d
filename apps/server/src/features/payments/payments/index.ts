/** The only door to payments for other features. */
export { keyOfVoid, type PaymentRow, paymentStore } from './payments.store.ts'
export { payments } from './payments.table.ts'
