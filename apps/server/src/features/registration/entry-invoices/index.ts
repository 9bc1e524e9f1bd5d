/** The only door to entry invoices for other features. */
export { moveInvoices } from './move-invoices.ts'
