export const subscriptionFeatureLabels = {
  name: 'Feature',
  description: 'Description',
  subscription_levels: 'Plans',
  active: 'Active',
} as const
