import { useCouponCalls } from '@ramplight/contract/payments/use-coupon'

const { use, takeOff } = useCouponCalls

export const calls = { use, takeOff }
