export const texts = {
  title: 'Coupons',
  about: 'A code that takes an amount off the entry fee. Anglers type it where they pay, or you do in their entry.',
  add: 'New coupon',
} as const
