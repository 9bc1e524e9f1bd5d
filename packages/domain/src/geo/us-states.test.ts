import { expect, test } from 'vitest'
import { spellingsOfState, stateCode, US_STATES } from './us-states.ts'

test('a state is found by its code and by its name, in any case', () => {
  expect(['TX', 'tx', ' Texas ', 'TEXAS', 'new  york', 'Ontario', '', 'constructor'].map(stateCode)).toEqual([
    'TX',
    'TX',
    'TX',
    'TX',
    'NY',
    null,
    null,
    null,
  ])
  expect(spellingsOfState('Texas')).toEqual(['tx', 'texas'])
  expect(spellingsOfState(' Ontario')).toEqual(['ontario'])
})

test('50 states, the capital district and six territories, each with a code of its own', () => {
  expect(Object.keys(US_STATES)).toHaveLength(57)
  expect(new Set(Object.values(US_STATES)).size).toBe(57)
})
