import { expect, test } from 'vitest'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { fieldsOf } from './section-props.ts'
import { countSet, isSet, withoutEmptyLists } from './unset.ts'

const aForm = (values: Record<string, unknown> = {}): FieldForm => ({
  get: (path) => values[path],
  set: (path, value) => {
    values[path] = value
  },
  errorOf: () => undefined,
})

test('a rule is set when it says something', () => {
  for (const value of [undefined, null, '', false, 0, [], {}, { minutesLate: undefined }]) expect(isSet(value)).toBe(false)
  for (const value of [true, 2, 'mean', ['shared'], { kind: 'none' }, { minutesLate: 15 }]) expect(isSet(value)).toBe(true)
  expect(countSet(aForm({ a: 2, b: undefined, c: ['shared'] }), ['a', 'b', 'c', 'd'])).toBe(2)
})

test('a list that has lost its last row is gone', () => {
  const values = { rows: [1] }
  withoutEmptyLists(aForm(values)).set('rows', [])
  expect(values).toEqual({ rows: undefined })
})

test('a choice that is cleared leaves the settings; elsewhere it is emptied', () => {
  const values = { 'settings.payout.roundUpOrDown': 'up', season: 's1' }
  const f = fieldsOf(aForm(values))
  for (const path of ['settings.payout.roundUpOrDown', 'season'] as const) f(path).form.set(path, null)
  expect(values).toEqual({ 'settings.payout.roundUpOrDown': undefined, season: null })
})
