export const groupLabels = {
  name: 'Name',
  description: 'Description',
  tournament: 'Tournament',
  season: 'Season',
  potPercentageAllocatedToGroup: 'Part of the pool',
  percentageOrDollar: 'In',
} as const
