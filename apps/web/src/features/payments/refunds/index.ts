export { BackToCard } from './back-to-card.tsx'
export { GiveBack } from './give-back.tsx'
export { RefundPart } from './refund-part.tsx'
