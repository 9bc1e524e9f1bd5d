/** Messages. */
export const messagingPolicies = {}
