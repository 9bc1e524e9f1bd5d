import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { rawReading } from '@ramplight/contract/weigh-in/weigh-ins'
import type { ScaleReading } from '@ramplight/domain/scale/watch-scale'
import { expect, test } from 'vitest'
import { bagValues, startBag } from '#features/weigh-in/bag/index.ts'
import { toSaving } from './save-bag.ts'
import { takeReading } from './take-reading.ts'
import { changeSession, newSession } from './use-bag-session.ts'

const data = { tournament: { _id: 'fork', settings: {} } as Tournament, unit: 'lb-oz' as const }
const reyes = { _id: 'reyes', boatNumber: 12, anglers: [] } as unknown as TournamentEntry
const session = newSession({ entry: 'reyes', day: 0, bag: startBag({ unit: 'lb-oz', fishLimit: 5, minutesLate: 0 }) })
const SCALE = { name: 'Scale 1', seesZero: true }
const reading = (more: Partial<ScaleReading> = {}): ScaleReading => ({
  weight: 231_000,
  unit: 'lb-oz',
  text: 'ST,GS, 14lb  7.0oz',
  at: 5000,
  bag: session.id,
  zeroAt: 2000,
  lines: ['ST,GS,  0lb  0.0oz', 'ST,GS, 14lb  7.0oz'],
  ...more,
})
const savedWith = (action: ReturnType<typeof takeReading>) => {
  const next = changeSession(session, action)!
  return toSaving(data, reyes, next, bagValues(next.bag), 'A').body
}

test('a reading is saved with its proof: the line, the zero, the lines around it', () => {
  const { weight, raw } = savedWith(takeReading(reading(), 'bag', SCALE))
  expect(weight).toBe(231_000)
  expect(raw).toMatchObject({ text: 'ST,GS, 14lb  7.0oz', unit: 'lb-oz', tareState: 'tared', scale: 'Scale 1', lines: reading().lines })
  expect(Date.parse(raw!.time) - Date.parse(raw!.zeroAt!)).toBe(3000)
  expect(rawReading.safeParse(raw).success).toBe(true)
})

test('without a zero it says so; of a scale that types nobody knows', () => {
  expect(savedWith(takeReading(reading({ zeroAt: null }), 'bag', SCALE)).raw).toMatchObject({ tareState: 'not-tared', zeroAt: null })
  expect(savedWith(takeReading(reading({ zeroAt: null }), 'bag', { ...SCALE, seesZero: false })).raw).toMatchObject({
    tareState: 'unknown',
  })
})

test('a reading that was made for another bag changes nothing, however late it comes', () => {
  expect(changeSession(session, takeReading(reading({ bag: 'of-smith' }), 'bag', SCALE))).toBe(session)
  expect(changeSession(null, takeReading(reading(), 'bag', SCALE))).toBeNull()
})
