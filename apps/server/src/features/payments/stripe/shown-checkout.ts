import type { CardCheckout } from '@ramplight/contract/payments/card-checkout'
import type { CheckoutRow } from './card-books.ts'

/** A checkout as its page shows it. */
export const shownCheckout = ({ id, amount, items, state, heldUntil, url }: CheckoutRow): CardCheckout => ({
  _id: id,
  ...{ amount, items, state, heldUntil: state === 'open' ? heldUntil : null, url: state === 'open' ? url : null },
})
