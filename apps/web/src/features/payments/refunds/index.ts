export { GiveBack } from './give-back.tsx'
export { RefundPart } from './refund-part.tsx'
