/** The only door to the log of money for other features. */

export { appendCash } from './append-cash.ts'
export { appendMoney, keepPostedMoney, type NewMoneyEvent } from './append-money.ts'
export { appendPayments, heard, keepPostedPayments, type NewPayments } from './append-payments.ts'
export { moneyEvents, moneyEventWords } from './money-events.table.ts'
export { eventsIn, eventsOf, itemsOf, memberEvents, paymentsIn, paymentsOf, paymentsOfMembers, type Said } from './read-money-events.ts'
