export { CashBox } from './cash-box.tsx'
export { CashBoxNeeds, needsOf } from './cash-box-needs.tsx'
