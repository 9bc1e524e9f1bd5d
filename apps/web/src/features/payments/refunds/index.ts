export { RefundPart } from './refund-part.tsx'
