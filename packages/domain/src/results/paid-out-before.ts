import { noteOfPayment, PAYOUT_METHODS, type PaidOut, placeOfPayment } from '../money/payout-method.ts'

type Written = {
  user: string
  items?: readonly { key: string }[] | null
  metaData?: Readonly<Record<string, unknown>> | null
}

/** The place that a payment is for: of which boat, of which pot, and to whom. */
const keyOf = ({ user, items, metaData }: Written): string => JSON.stringify([metaData?.entry, metaData?.group, items?.[0]?.key, user])

/**
 * How a payout was handed out, where a result was written anew after it. The money has left the drawer, whatever the result says now: what
 * differs, people settle among themselves. `voided`: what was taken back, the oldest first; the last word counts.
 */
export function paidOutBefore(voided: readonly Written[]): (payment: Written) => PaidOut | null {
  const said = new Map<string, PaidOut>()
  for (const payment of voided) {
    const method = PAYOUT_METHODS.find((one) => one === placeOfPayment(payment))
    if (method) said.set(keyOf(payment), { method, note: noteOfPayment(payment) })
    else said.delete(keyOf(payment))
  }
  return (payment) => said.get(keyOf(payment)) ?? null
}
