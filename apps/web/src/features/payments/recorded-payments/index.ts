export { RecordedPayments, wayWords } from './recorded-payments.tsx'
