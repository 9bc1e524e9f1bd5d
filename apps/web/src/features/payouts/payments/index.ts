export { PaymentTable } from './payment-table.tsx'
export { paymentsQuery } from './payments.queries.ts'
