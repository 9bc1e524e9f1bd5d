export { CashBox } from './cash-box.tsx'
