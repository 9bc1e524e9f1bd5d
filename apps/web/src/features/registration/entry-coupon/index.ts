export { EntryCoupon } from './entry-coupon.tsx'
