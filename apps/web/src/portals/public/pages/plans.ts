import { FEATURE_LEVELS, REGISTRANT_LIMITS } from '@ramplight/domain/subscriptions/levels'
import type { Tier } from '@ramplight/domain/subscriptions/tiers'

/** What each level has. A level has everything of those before it. */
export const PLANS = ['free', 'basic', 'premium', 'pro'] as const
export type Plan = (typeof PLANS)[number]

/** Registrants of one tournament; null has no end. */
export const REGISTRANTS: Readonly<Record<Plan, number | null>> = {
  free: REGISTRANT_LIMITS.Free,
  basic: REGISTRANT_LIMITS.Basic,
  premium: REGISTRANT_LIMITS.Premium,
  pro: REGISTRANT_LIMITS.Pro,
}

const from = (feature: keyof typeof FEATURE_LEVELS): Plan => FEATURE_LEVELS[feature].toLowerCase() as Lowercase<Tier>

/** The level that brings a feature. */
export const MATRIX = [
  {
    section: 'everyDay',
    features: [
      ['setup', 'free'],
      ['registration', 'free'],
      ['weighIn', 'free'],
      ['offline', 'free'],
      ['liveLeaderboard', from('liveLeaderboard')],
      ['penalties', from('penalties')],
      ['calendar', from('calendar')],
    ],
  },
  {
    section: 'money',
    features: [
      ['payments', from('payments')],
      ['bigFish', from('bigFish')],
      ['sidePots', from('sidePots')],
    ],
  },
  {
    section: 'season',
    features: [
      ['scoring', from('scoring')],
      ['memberships', from('memberships')],
      ['sponsors', from('sponsors')],
      ['messages', from('messages')],
      ['export', from('export')],
    ],
  },
  {
    section: 'large',
    features: [
      ['multiDay', from('multiDay')],
      ['cuts', from('cuts')],
      ['multipleWeighIns', from('multipleWeighIns')],
      ['pairings', from('pairings')],
      ['reports', from('reports')],
    ],
  },
] as const satisfies readonly { section: string; features: readonly (readonly [string, Plan])[] }[]

export const has = (plan: Plan, from: Plan): boolean => PLANS.indexOf(plan) >= PLANS.indexOf(from)

/** Dollars (1 §9). */
export const PRICES = { monthly: 9.99, yearly: 99.99, perAngler: 2 } as const
