export const membershipLabels = {
  season: 'Season',
  user: 'Angler',
  tour: 'Tour',
  active: 'Active',
  amount: 'Amount',
  amountPaid: 'Paid',
  approved: 'Approved',
} as const
