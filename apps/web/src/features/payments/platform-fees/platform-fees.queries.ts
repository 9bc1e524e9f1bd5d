import { platformInvoiceCalls } from '@ramplight/contract/payments/platform-invoices'
import { queryOf } from '#platform/query.ts'

/** What a director owes the platform. */
export const feesQuery = (director: string) => queryOf(platformInvoiceCalls.ofDirector, { params: { id: director } })
/** Whether their account is locked, and what was missed. */
export const standingQuery = (director: string) => queryOf(platformInvoiceCalls.standing, { params: { id: director } })
/** The invoices of all directors. */
export const invoicesQuery = () => queryOf(platformInvoiceCalls.all, {})
