/** What the features are told apart by (A29). */
export const TIERS = ['Free', 'Basic', 'Premium', 'Pro'] as const
export type Tier = (typeof TIERS)[number]

/** The type of a subscription level as one of the four tiers; `gold` is what subscribers buy today. */
const TIER_OF = new Map<string, Tier>([
  ['basic', 'Basic'],
  ['premium', 'Premium'],
  ['pro', 'Pro'],
  ['gold', 'Pro'],
])

/** The types a level may have, from the lowest on. */
export const LEVEL_TYPES: readonly string[] = [...TIER_OF.keys()]

/** A type that nobody knows gives nothing. */
export const tierOf = (type: string | null | undefined): Tier => TIER_OF.get(type?.trim().toLowerCase() ?? '') ?? 'Free'
