export { MemberReceipt, MemberReceiptSheet } from './member-receipt.tsx'
export { ReceiptPart } from './receipt-part.tsx'
export { feeRows, paymentRows } from './receipt-rows.ts'
