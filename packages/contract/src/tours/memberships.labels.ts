export const membershipLabels = {
  season: 'Season',
  user: 'Angler',
  tour: 'Tour',
  active: 'Active',
  amount: 'Amount',
  amountPaid: 'Paid',
  paidByCard: 'Paid by card',
  paidWith: 'Paid with',
  'paidWith.method': 'Paid with',
  'paidWith.note': 'Check number',
  paymentLog: 'Payments',
  approved: 'Approved',
} as const
