export const raffleLabels = {
  tournament: 'Tournament',
  name: 'Name',
  description: 'Description',
  cost: 'Price',
  active: 'Active',
  winning_entry: 'Winner',
} as const
