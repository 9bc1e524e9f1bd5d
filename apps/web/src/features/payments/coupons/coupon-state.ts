import type { Coupon } from '@ramplight/contract/payments/coupons'

export type CouponState = 'open' | 'stopped' | 'over' | 'usedUp'

/** Can somebody use it on this day? The server decides the same where the tournament is. */
export function couponState({ active, until, most, used }: Pick<Coupon, 'active' | 'until' | 'most' | 'used'>, today: string): CouponState {
  if (!active) return 'stopped'
  if (until && until < today) return 'over'
  return most && used >= most ? 'usedUp' : 'open'
}
