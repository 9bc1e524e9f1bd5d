/** Sponsors and advertisers. */
export const sponsorPolicies = {}
