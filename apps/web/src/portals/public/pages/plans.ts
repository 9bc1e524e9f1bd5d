/** What each level has. A level has everything of those before it. */
export const PLANS = ['free', 'basic', 'premium', 'pro'] as const
export type Plan = (typeof PLANS)[number]

/** Registrants of one tournament; null has no end. */
export const REGISTRANTS: Readonly<Record<Plan, number | null>> = { free: 20, basic: 50, premium: 100, pro: null }

/** The level that brings a feature. */
export const MATRIX = [
  {
    section: 'everyDay',
    features: [
      ['setup', 'free'],
      ['registration', 'free'],
      ['weighIn', 'free'],
      ['offline', 'free'],
      ['liveLeaderboard', 'basic'],
      ['penalties', 'basic'],
      ['calendar', 'basic'],
    ],
  },
  {
    section: 'money',
    features: [
      ['payments', 'basic'],
      ['bigFish', 'basic'],
      ['sidePots', 'basic'],
    ],
  },
  {
    section: 'season',
    features: [
      ['scoring', 'premium'],
      ['memberships', 'premium'],
      ['sponsors', 'premium'],
      ['messages', 'premium'],
      ['export', 'premium'],
    ],
  },
  {
    section: 'large',
    features: [
      ['multiDay', 'pro'],
      ['cuts', 'pro'],
      ['multipleWeighIns', 'pro'],
      ['pairings', 'pro'],
      ['reports', 'pro'],
    ],
  },
] as const satisfies readonly { section: string; features: readonly (readonly [string, Plan])[] }[]

export const has = (plan: Plan, from: Plan): boolean => PLANS.indexOf(plan) >= PLANS.indexOf(from)

/** Dollars (1 §9). */
export const PRICES = { monthly: 9.99, yearly: 99.99, perAngler: 2 } as const
