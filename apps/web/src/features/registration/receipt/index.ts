export { ReceiptPart } from './receipt-part.tsx'
export { feeRows, paymentRows } from './receipt-rows.ts'
