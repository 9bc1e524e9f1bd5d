/** The only door to payments for other features. */
export { tournamentsPaidFor } from './payments.family.ts'
export {
  aboutPayment,
  asVoid,
  isByCard,
  isPayoutOfResult,
  keyOfCard,
  movementOfPayment,
  type PaymentRow,
  paidAmong,
  paymentStore,
  refuseMoved,
  sentAs,
} from './payments.store.ts'
export { payments } from './payments.table.ts'
export { holdPayouts, owePayouts, payoutOfRow, payoutRows, payoutsFor, shownOf, showPayouts } from './payouts.ts'
export { markNotSent, markSending, markSent } from './sent-to-account.ts'
export { tellPayouts } from './tell-payouts.ts'
