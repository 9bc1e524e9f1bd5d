export { AllInvoices } from './all-invoices.tsx'
export { FeesBanner } from './fees-banner.tsx'
export { FeesView } from './fees-view.tsx'
export { feesQuery, invoicesQuery } from './platform-fees.queries.ts'
