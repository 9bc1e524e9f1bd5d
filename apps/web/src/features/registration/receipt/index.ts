export { ReceiptPart } from './receipt-part.tsx'
