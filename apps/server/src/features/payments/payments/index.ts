/** The only door to payments for other features. */
export { type PaymentRow, paymentStore, voidPayment } from './payments.store.ts'
export { payments } from './payments.table.ts'
