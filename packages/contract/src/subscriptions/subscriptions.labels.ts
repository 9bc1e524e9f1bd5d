export const subscriptionLabels = {
  user: 'Director',
  level: 'Plan',
  type: 'Type',
  status: 'Status',
  amount: 'Amount',
  email: 'Email for bills',
  billing_frequency: 'Billed',
  price_id: 'Stripe price',
  stripe_customer_id: 'Stripe customer',
  subscription_id: 'Stripe subscription',
} as const
