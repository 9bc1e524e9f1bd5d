export { CouponTable } from './coupon-table.tsx'
