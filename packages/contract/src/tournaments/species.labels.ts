export const speciesLabels = {
  name: 'Name',
  waterType: 'Water',
} as const
