/** Credits are counted, not paid. */
export const creditLabels = {
  amount: 'Credits',
  description: 'Description',
  tournament: 'Tournament',
  entry: 'Entry',
} as const
