export { WithdrawalPart } from './withdrawal-part.tsx'
