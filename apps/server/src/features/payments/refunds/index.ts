/** The only door to refunds: `giveBack` makes one, `finishRefund` posts what the card provider has done. */
export { CANCELED, finishRefund, giveBack, refuseRefund, refuseTooMuch } from './give-back.ts'
export { finishMemberRefund, giveMemberBack } from './give-member-back.ts'
export {
  askedBefore,
  askedOf,
  findRefund,
  isRefundOfBoat,
  linesOf,
  moveRefunds,
  type RefundRow,
  refundsIn,
  refundsOf,
} from './refunds.store.ts'
export { refunds } from './refunds.table.ts'
