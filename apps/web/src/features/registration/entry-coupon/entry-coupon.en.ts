export const texts = {
  have: 'Have a coupon?',
  add: 'Add coupon',
  code: 'Coupon code',
  use: 'Use coupon',
  takesOff: 'Coupon {code}: {amount} off the entry fee',
  takeOff: 'Remove',
  isOff: 'Coupon {code} removed. {amount} more due.',
  needsInternet: 'Coupons need internet',
} as const
