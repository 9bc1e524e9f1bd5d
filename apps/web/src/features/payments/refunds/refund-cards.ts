import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { moneyCalls } from '@ramplight/contract/payments/money'
import type { Refund } from '@ramplight/contract/payments/refund-record'
import { call } from '#platform/call.ts'

/** What of a refund one card gets, in cents, under an id that stays the same however often it is sent. */
export type CardPart = { _id: string; card: string; amount: number }
type Given = Omit<BodyOf<typeof moneyCalls.refund>, keyof CardPart | 'method'>

/** Refunds the cards of a boat one after the other; the first that is declined ends it. `back`: what went to those before. */
export async function refundCards(
  entry: string,
  parts: readonly CardPart[],
  given: Given,
): Promise<{ done: Refund[]; declined: Refund | null; back: number }> {
  const done: Refund[] = []
  let back = 0
  for (const { _id, card, amount } of parts) {
    const refund = await call(moneyCalls.refund, { params: { id: entry }, body: { ...given, method: 'card', _id, card, amount } })
    if (refund.state === 'refused') return { done, declined: refund, back }
    done.push(refund)
    back += amount
  }
  return { done, declined: null, back }
}
