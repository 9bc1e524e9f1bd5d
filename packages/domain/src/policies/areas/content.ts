/** Documents, pictures, help. */
export const contentPolicies = {}
