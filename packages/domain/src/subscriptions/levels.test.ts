import { describe, expect, test } from 'vitest'
import { FEATURE_LEVELS, hasFeature, highestTier, type LevelFeature, REGISTRANT_LIMITS, type Room, roomVerdict } from './levels.ts'
import { TIERS, type Tier } from './tiers.ts'

const room = (more: Partial<Room> = {}): Room => ({ limit: 20, registrants: 20, hasBegun: false, isLocked: false, ...more })

test('the levels take 20, 50, 100 and any number of anglers; the highest counts', () => {
  expect(TIERS.map((tier) => REGISTRANT_LIMITS[tier])).toEqual([20, 50, 100, null])
  expect([highestTier([]), highestTier(['Basic', 'Pro', 'Free'])]).toEqual(['Free', 'Pro'])
})

test('each level has what the ones below it have, and more', () => {
  const countOf = (tier: Tier) => (Object.keys(FEATURE_LEVELS) as LevelFeature[]).filter((one) => hasFeature(tier, one)).length
  expect(TIERS.map(countOf)).toEqual([0, 6, 11, 16])
  expect([hasFeature('Basic', 'sponsors'), hasFeature('Premium', 'sponsors'), hasFeature('Premium', 'reports')]).toEqual([
    false,
    true,
    false,
  ])
})

describe('angler 21 on Free', () => {
  test('waits for a higher level before the event, and fishes once it has begun', () => {
    expect(roomVerdict(room({ registrants: 19 }), 1)).toBe('free')
    expect(roomVerdict(room(), 1)).toBe('full')
    expect(roomVerdict(room({ registrants: 18 }), 3)).toBe('full')
    expect(roomVerdict(room({ hasBegun: true }), 1)).toBe('over')
    expect(roomVerdict(room({ limit: null, registrants: 900 }), 1)).toBe('free')
  })

  test('a locked account is told of the lock, not of the level; a begun event goes on', () => {
    expect(roomVerdict(room({ isLocked: true }), 1)).toBe('locked')
    expect(roomVerdict(room({ isLocked: true, hasBegun: true, registrants: 3 }), 1)).toBe('free')
  })
})
