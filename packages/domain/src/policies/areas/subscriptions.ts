/** Subscriptions and licences. */
export const subscriptionPolicies = {}
