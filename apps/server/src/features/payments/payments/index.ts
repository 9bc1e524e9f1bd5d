/** The only door to payments for other features. */
export { tournamentsPaidFor } from './payments.family.ts'
export {
  aboutPayment,
  isByCard,
  keyOfCard,
  keyOfVoid,
  movementOfPayment,
  type PaymentRow,
  paidAmong,
  paymentStore,
} from './payments.store.ts'
export { payments } from './payments.table.ts'
