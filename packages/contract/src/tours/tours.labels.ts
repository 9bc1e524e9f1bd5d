export const tourLabels = {
  name: 'Name',
  waterType: 'Water',
  additionalInfo: 'About the tour',
  urlLookupKey: 'URL key',
  tourIcon: 'Tour icon',
  tourBanner: 'Tour banner',
} as const
