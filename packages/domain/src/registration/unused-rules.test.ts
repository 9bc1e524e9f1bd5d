import { expect, test } from 'vitest'
import { APPS, hasDistrict, hasPermissionGroup, hasRecipient, isHireDate, isOldEnough, isPin, LEAST_AGE_VARIANT } from './unused-rules.ts'

const TODAY = '2027-06-12'

test('a PIN is four digits', () => {
  expect(['0000', '1234', '123', '12345', '12a4', ''].map(isPin)).toEqual([true, true, false, false, false, false])
})

test('age goes by the year: twelve, in one variant fourteen', () => {
  expect(['2015-12-31', '2016-01-01', null].map((born) => isOldEnough(born, TODAY))).toEqual([true, false, false])
  expect(['2013-12-31', '2014-01-01'].map((born) => isOldEnough(born, TODAY, LEAST_AGE_VARIANT))).toEqual([true, false])
})

test('an employee has a day of hire, which lies in the past', () => {
  const given = [null, '2027-06-11', TODAY]
  expect(given.map((hired) => isHireDate(hired, { isEmployee: true, today: TODAY }))).toEqual([false, true, false])
  expect(isHireDate(null, { isEmployee: false, today: TODAY })).toBe(true)
})

test('a permission group, a district or the whole system, and a recipient have to be chosen', () => {
  expect([hasPermissionGroup([]), hasPermissionGroup(['ramp'])]).toEqual([false, true])
  const select = { selection: 'select', districts: [], system: true } as const
  expect([select, { ...select, districts: ['North'] }].map(hasDistrict)).toEqual([false, true])
  expect([true, false].map((system) => hasDistrict({ selection: 'none', districts: [], system }))).toEqual([true, false])
  expect([[], ['angler'], ['angler', 'emp']].map(hasRecipient)).toEqual([false, false, true])
  expect(APPS).toHaveLength(3)
})
