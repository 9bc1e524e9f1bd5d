export const subscriptionLabels = {
  user: 'Director',
  level: 'Level',
  type: 'Type',
  status: 'Status',
  amount: 'Amount',
  email: 'Email for bills',
  billing_frequency: 'Billed',
  price_id: 'Price at the provider',
  stripe_customer_id: 'Customer at the provider',
  subscription_id: 'Subscription at the provider',
} as const
