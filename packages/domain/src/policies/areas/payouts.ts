/** Pots, raffles and what is paid out. */
export const payoutPolicies = {}
