export const divisionLabels = {
  name: 'Name',
  tour: 'Tour',
} as const
