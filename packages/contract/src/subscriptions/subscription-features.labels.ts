export const subscriptionFeatureLabels = {
  name: 'Feature',
  description: 'Description',
  subscription_levels: 'Levels',
  active: 'Active',
} as const
