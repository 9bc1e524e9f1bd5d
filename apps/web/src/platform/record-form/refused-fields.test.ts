import { changeTournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { labelOf } from '#platform/labels/labels.ts'
import { refusedFields } from './refused-fields.ts'

const findings = (settings: object) => {
  const { error } = z.safeEncode(changeTournament, { settings } as never)
  return error ? refusedFields(error, (path) => labelOf('tournaments', path)) : []
}

test('brackets that go down again are refused at their list, by their row', () => {
  const placesByFieldSize = [
    { from: 30, places: 5 },
    { from: 20, places: 3 },
  ]
  expect(findings({ payout: { placesByFieldSize } })).toEqual([
    {
      field: 'settings.payout.placesByFieldSize',
      message: 'Places by field size, row 2: must be more than 30, which the row above has',
    },
  ])
})

test('an emptied number is refused at its own field, and each field once', () => {
  expect(findings({ pointsScoring: { zeroFish: { kind: 'fixed', points: undefined } } })).toEqual([
    { field: 'settings.pointsScoring.zeroFish.points', message: 'Points without fish: must be a number' },
  ])
  const nameless = { name: '', amount: 500 }
  expect(findings({ payout: { fixedSlices: [nameless, nameless] } })).toHaveLength(1)
})

test('what is right is sent', () => {
  expect(findings({ tieBreaks: ['most-fish', 'shared'], weight: { loseDay: { minutesLate: 15, deadFish: undefined } } })).toEqual([])
})
