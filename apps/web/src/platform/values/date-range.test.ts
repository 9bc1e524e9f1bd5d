import { expect, test } from 'vitest'
import { DATE_CHOICES, dateRange, daysToType } from './date-range.ts'

/** A Wednesday. */
const TODAY = '2027-06-16'

test('every choice as a calendar on the wall shows it: weeks begin on Sunday, thirty days count today', () => {
  const ranges = Object.fromEntries(
    DATE_CHOICES.map((choice) => [choice, dateRange(choice, ['2027-06-01', '2027-06-12'].slice(0, daysToType(choice)), TODAY)]),
  )
  expect(ranges).toEqual({
    onOrBefore: { to: '2027-06-01' },
    onOrAfter: { from: '2027-06-01' },
    between: { from: '2027-06-01', to: '2027-06-12' },
    last30Days: { from: '2027-05-18', to: '2027-06-16' },
    lastWeek: { from: '2027-06-06', to: '2027-06-12' },
    yesterday: { from: '2027-06-15', to: '2027-06-15' },
    today: { from: '2027-06-16', to: '2027-06-16' },
    tomorrow: { from: '2027-06-17', to: '2027-06-17' },
    nextWeek: { from: '2027-06-20', to: '2027-06-26' },
    next30Days: { from: '2027-06-16', to: '2027-07-15' },
  })
})

test('on a Sunday the last week is the one that ended yesterday; a day that nobody has typed is no limit', () => {
  expect(dateRange('lastWeek', [], '2027-06-13')).toEqual({ from: '2027-06-06', to: '2027-06-12' })
  expect([dateRange('onOrAfter', [], TODAY), dateRange('between', ['', '2027-06-12'], TODAY)]).toEqual([{}, { to: '2027-06-12' }])
})
