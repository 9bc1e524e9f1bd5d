import { describe, expect, test } from 'vitest'
import { moveSubscription, SUBSCRIPTION_STATUSES } from './subscription-status.ts'

const movesOf = (byOwner: boolean) =>
  SUBSCRIPTION_STATUSES.flatMap((from) =>
    SUBSCRIPTION_STATUSES.filter((to) => {
      try {
        return from !== to && moveSubscription(from, to, byOwner) === to
      } catch {
        return false
      }
    }).map((to) => `${from} > ${to}`),
  )

describe('the status of a subscription', () => {
  test('begins, pauses and resumes, and ends for good', () => {
    expect(movesOf(false)).toEqual(['inactive > active', 'active > paused', 'active > canceled', 'paused > active', 'paused > canceled'])
  })

  test('is not begun by the subscriber, who may do the rest', () => {
    expect(movesOf(true)).toEqual(['active > paused', 'active > canceled', 'paused > active', 'paused > canceled'])
    expect(moveSubscription('inactive', 'active')).toBe('active')
    expect(moveSubscription('inactive', 'inactive', true)).toBe('inactive')
    expect(() => moveSubscription('inactive', 'active', true)).toThrow('You can pause, resume or cancel')
    expect(() => moveSubscription('canceled', 'active')).toThrow('A subscription can’t go from canceled to active.')
  })
})
