import { expect, test } from 'vitest'
import { tierOf } from './tiers.ts'

test('gold is Pro, the older types are their own tier, and anything else is Free', () => {
  expect(['gold', 'Gold ', 'basic', 'pro', 'premium', 'free', 'diamond', '', null, undefined].map(tierOf)).toEqual([
    'Pro',
    'Pro',
    'Basic',
    'Pro',
    'Premium',
    'Free',
    'Free',
    'Free',
    'Free',
    'Free',
  ])
})
