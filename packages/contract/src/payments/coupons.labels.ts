export const couponLabels = {
  code: 'Code',
  amount: 'Off the entry fee',
  tournament: 'Tournament',
  most: 'Boats that can use it',
  until: 'Last day',
  active: 'Can be used',
  used: 'Used',
} as const
