/** The platform itself. */
export const systemPolicies = {}
