/** What becomes of money that was paid to the platform itself: a ground floor, for what cards themselves stand on. */
export { invoiceMoney, isUnpaid, owedNow, owedOf, paidPlatform, paymentsOf, sourceOf, UNPAID } from './charges.store.ts'
export { noteCharge, type PaidFor, paidForBy, postInvoice } from './note-charge.ts'
