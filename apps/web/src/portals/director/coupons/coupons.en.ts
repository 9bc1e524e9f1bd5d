export const texts = {
  title: 'Coupons',
  about: 'A code that takes an amount off the entry fee. Anglers enter it when they pay, or you add it to their entry.',
  add: 'New coupon',
} as const
