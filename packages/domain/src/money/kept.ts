import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { knownIn, movesIn, NO_PAYMENT_LOG, type Payment, type PaymentLog } from './payment-log.ts'
import { KEPT_ITEM } from './standing.ts'

/** `amount` in cents, above 0. `note`: what for, such as a no-show fee. */
type Keeping = { id: Id; at: string; amount: Cents; note: string }

/**
 * The event by which the director keeps what a boat paid too much: it is not to be refunded any more, and nobody owes anything by it. A boat that
 * comes back, or buys more, has paid with it: only what is too much is kept (`keptOf` of `standing.ts`).
 */
export const keepOf = ({ id, at, amount, note }: Keeping, log: PaymentLog | null | undefined): PaymentLog => ({
  [id]: {
    ...{ kind: 'kept', item: id, act: 'make', at, method: 'unstated', note },
    ...{ buys: [{ item: KEPT_ITEM, cents: amount, times: 0, charged: 0 }], seen: knownIn(log ?? NO_PAYMENT_LOG) },
  },
})

/** What is kept of a boat, the oldest first. */
export const keptIn = (log: PaymentLog | null | undefined): Payment[] => movesIn(log).filter(({ event }) => event.kind === 'kept')
