/** The only door to the log of money for other features. */
export { appendMoney, keepPostedMoney, type NewMoneyEvent } from './append-money.ts'
export { moneyEvents, moneyEventWords } from './money-events.table.ts'
export { eventsIn, eventsOf } from './read-money-events.ts'
