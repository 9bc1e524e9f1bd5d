import { expect, test } from 'vitest'
import { isNobody } from './no-partner.ts'

test.each(['TBD', 'tba', 'N/A', 'na', 'None', 'Solo', 'Open', '-', '—', '?', '???', '(TBD)', 'No partner', 'Looking for a partner'])(
  '%s is no partner',
  (name) => expect(isNobody(name)).toBe(true),
)

test('in two cells too; people are people', () => {
  expect(isNobody('N/A', 'N/A')).toBe(true)
  expect(isNobody('No', 'Partner')).toBe(true)
  expect(isNobody('-', '')).toBe(true)
  for (const [first, last] of [
    ['Solo', 'Han'],
    ['Ann', 'Open'],
    ['Xi', ''],
    ['', ''],
  ])
    expect([first, isNobody(first!, last!)]).toEqual([first, false])
})
