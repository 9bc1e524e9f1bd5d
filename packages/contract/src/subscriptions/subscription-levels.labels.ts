export const subscriptionLevelLabels = {
  name: 'Name',
  description: 'Description',
  type: 'Type',
  key: 'Key',
  price: 'Price',
  billing_frequency: 'Billed',
  stripe_api_id: 'Live price',
  stripe_test_api_id: 'Test price',
  active: 'Active',
} as const
