export const tourLabels = {
  name: 'Name',
  waterType: 'Water',
  additionalInfo: 'About the tour',
  urlLookupKey: 'URL key',
} as const
