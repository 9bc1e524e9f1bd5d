export { MoneyLine, moneyLook, useAnglerMoney } from './money-line.tsx'
