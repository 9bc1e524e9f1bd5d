/** Points and standings. */
export const resultPolicies = {}
