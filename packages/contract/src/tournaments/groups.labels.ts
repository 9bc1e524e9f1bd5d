export const groupLabels = {
  name: 'Name',
  description: 'Description',
  tournament: 'Tournament',
  season: 'Season',
  potPercentageAllocatedToGroup: 'Share of the pool',
  percentageOrDollar: 'Percent or dollars',
} as const
