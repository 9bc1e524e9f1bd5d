import { expect, test } from 'vitest'
import { labelOf } from '#platform/labels/labels.ts'
import { type SetupValues, setupChange } from './setup-values.ts'

const values = { dateSpanType: 'single', tournamentDates: ['2027-06-13', '2027-06-12'], name: 'Fork' } as SetupValues

test('a change that leaves the dates alone does not send them', () => {
  expect(setupChange({ name: 'Fork' }, values)).toEqual({ name: 'Fork' })
})

test('dates go together, in the field their span wants', () => {
  expect(setupChange({ dateSpanType: 'single' }, values)).toEqual({
    dateSpanType: 'single',
    tournamentDateForSingle: '2027-06-12',
    tournamentDates: ['2027-06-12'],
  })
  const multi = { ...values, dateSpanType: 'multi' } as SetupValues
  expect(setupChange({ tournamentDates: multi.tournamentDates }, multi)).toEqual({
    dateSpanType: 'multi',
    tournamentDates: ['2027-06-12', '2027-06-13'],
  })
})

test('every path has a name a person knows', () => {
  expect(labelOf('tournaments', 'settings.payout.oneIn')).toBe('Pay one place in')
  expect(labelOf('tournaments', 'settings.weight.someNewThing')).toBe('Some new thing')
})
