export { RecordedPayments, wayWords } from './recorded-payments.tsx'
export { sayPayments } from './say-payments.ts'
