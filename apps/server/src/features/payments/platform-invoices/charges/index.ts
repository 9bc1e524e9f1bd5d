/** What becomes of money that was paid to the platform itself: a ground floor, for what cards themselves stand on. */
export { invoiceMoney, isUnpaid, owedNow, owedOf, type PaidFor, paidPlatform, paymentsOf, sourceOf, UNPAID } from './charges.store.ts'
export { noteCharge, paidForBy, postInvoice } from './note-charge.ts'
export { LEVELS_PAGE } from './tell-of-charge.ts'
