export { OwnMoney } from './own-money.tsx'
