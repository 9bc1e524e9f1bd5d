export { RefundPolicyNote } from './refund-policy-note.tsx'
export { refundPolicyWords } from './refund-policy-words.ts'
