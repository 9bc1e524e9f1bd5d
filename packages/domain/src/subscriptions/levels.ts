import { TIERS, type Tier } from './tiers.ts'

/** How many anglers of one event each level takes; null: as many as come. */
export const REGISTRANT_LIMITS = { Free: 20, Basic: 50, Premium: 100, Pro: null } as const satisfies Record<Tier, number | null>

/** From which level on there is what; a level has everything of those before it. */
export const FEATURE_LEVELS = {
  liveLeaderboard: 'Basic',
  penalties: 'Basic',
  calendar: 'Basic',
  payments: 'Basic',
  bigFish: 'Basic',
  sidePots: 'Basic',
  scoring: 'Premium',
  memberships: 'Premium',
  sponsors: 'Premium',
  messages: 'Premium',
  export: 'Premium',
  multiDay: 'Pro',
  cuts: 'Pro',
  multipleWeighIns: 'Pro',
  pairings: 'Pro',
  reports: 'Pro',
} as const satisfies Record<string, Tier>
export type LevelFeature = keyof typeof FEATURE_LEVELS

/**
 * What a level is asked for, beside the number of anglers. The others are open to everybody: who only reads (the board, lists taken along,
 * reports, the calendar) is never told no, and nobody pairs or makes members in the middle of a season by a level (decision 0055).
 */
export const HELD_FEATURES = [
  ...(['payments', 'sponsors', 'messages'] as const),
  ...(['penalties', 'bigFish', 'sidePots', 'scoring', 'multiDay', 'cuts', 'multipleWeighIns'] as const),
] as const satisfies readonly LevelFeature[]
export type HeldFeature = (typeof HELD_FEATURES)[number]

export const hasFeature = (tier: Tier, feature: LevelFeature): boolean => TIERS.indexOf(tier) >= TIERS.indexOf(FEATURE_LEVELS[feature])

/** The highest of these levels; Free where there is none. */
export const highestTier = (tiers: readonly Tier[]): Tier => TIERS.findLast((tier) => tiers.includes(tier)) ?? 'Free'

/** How an event stands towards the level of its director. `limit`: null where nobody is stopped. */
export type Room = { limit: number | null; registrants: number; hasBegun: boolean; isLocked: boolean }
export type RoomVerdict = 'free' | 'locked' | 'full' | 'over'

/**
 * May so many anglers more be entered? `over`: more than the level takes, but the event has begun, and a director at the ramp is never
 * stopped. They are told, and asked afterwards.
 */
export function roomVerdict({ limit, registrants, hasBegun, isLocked }: Room, adding: number): RoomVerdict {
  if (isLocked && !hasBegun) return 'locked'
  if (!limit || registrants + adding <= limit) return 'free'
  return hasBegun ? 'over' : 'full'
}
