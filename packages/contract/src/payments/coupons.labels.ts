export const couponLabels = {
  code: 'Code',
  amount: 'Discount',
  tournament: 'Tournament',
  most: 'Max boats',
  until: 'End date',
  active: 'Active',
  used: 'Used',
} as const
