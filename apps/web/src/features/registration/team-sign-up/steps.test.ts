import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { stepAt, stepsFor } from './steps.ts'

const solo = { teamEvent: false, settings: {}, groups: [], bigfishpots: [], sidepots: [] }
const pot = { settings: { payout: { bigFishEnabled: true } }, bigfishpots: [{ _id: 'big', entryFee: 1000 }] }
const steps = (tournament: object, more: object = {}) =>
  stepsFor({
    tournament: { ...solo, ...tournament } as unknown as Tournament,
    hasWaiver: false,
    hasPapers: false,
    takesCards: true,
    ...more,
  })

test('a screen on which nothing is asked is not there', () => {
  expect(steps({})).toEqual(['team'])
  expect(steps({ teamEvent: true })).toEqual(['team'])
  expect(steps({ ...pot })).toEqual(['pots', 'pay'])
  expect(steps({ ...pot }, { takesCards: false })).toEqual(['pots'])
  expect(steps({ entryFee: 10_000 })).toEqual(['team', 'pay'])
  expect(steps({ ...pot, groups: [{ name: 'Women' }] })).toEqual(['team', 'pots', 'pay'])
  expect(steps({ entryFee: 10_000 }, { hasWaiver: true, hasPapers: true })).toEqual(['team', 'pots', 'pay'])
})

test('an address leads to its screen, and to the first where there is none, or where it would pay for nothing', () => {
  expect(stepAt(['team', 'pots', 'pay'], 'pots')).toBe('pots')
  expect(stepAt(['pots', 'pay'], 'team')).toBe('pots')
  expect(stepAt(['team', 'pay'], 'pay')).toBe('team')
  expect(stepAt(['team'], undefined)).toBe('team')
})
