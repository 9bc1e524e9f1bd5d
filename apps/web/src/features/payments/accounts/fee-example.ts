import type { Cents } from '@ramplight/domain/kernel/units'
import { cardCharge } from '@ramplight/domain/registration/card-charge'
import type { FeePayer } from '@ramplight/domain/registration/fees'

/** What somebody pays by card for an entry of this price, and what of it the director gets; without the platform's fee, which is on top. */
export function feeExample(price: Cents, feePayer: FeePayer): { pays: Cents; receives: Cents } {
  const { amount, applicationFee } = cardCharge({ entryFee: price }, { users: [] }, { feePayer })
  return { pays: amount, receives: amount - applicationFee }
}
