/** The only door to what is given back: `giveBack` begins it, `finishRefund` posts what the card provider has done. */
export { CANCELED, finishRefund, giveBack, refuseRefund, refuseTooMuch } from './give-back.ts'
export { finishMemberRefund, giveMemberBack } from './give-member-back.ts'
export { leftToRefund } from './left-to-refund.ts'
export { askedBefore, findRefund, isRefundOfBoat, linesOf, moveRefunds, type RefundRow, refundsIn, refundsOf } from './refunds.store.ts'
export { refunds } from './refunds.table.ts'
