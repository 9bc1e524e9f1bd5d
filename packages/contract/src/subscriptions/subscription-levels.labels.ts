export const subscriptionLevelLabels = {
  name: 'Name',
  description: 'Description',
  type: 'Type',
  key: 'Key',
  price: 'Price',
  billing_frequency: 'Billed',
  stripe_api_id: 'Price at the card provider',
  active: 'Active',
} as const
