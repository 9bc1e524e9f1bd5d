export const texts = {
  have: 'Have a coupon?',
  code: 'Coupon code',
  use: 'Use coupon',
  takesOff: 'Coupon {code}: {amount} off the entry fee',
  takeOff: 'Take off',
  isOff: 'Coupon {code} is off. {amount} more to pay.',
  needsInternet: 'Coupons need internet',
} as const
