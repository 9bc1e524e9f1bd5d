/** The only door to payments for other features. */
export { tournamentsPaidFor } from './payments.family.ts'
export {
  aboutPayment,
  isByCard,
  keyOfCard,
  keyOfVoid,
  markNotSent,
  markSending,
  markSent,
  movementOfPayment,
  type PaymentRow,
  paidAmong,
  paymentStore,
  refuseMoved,
  sentAs,
} from './payments.store.ts'
export { payments } from './payments.table.ts'
