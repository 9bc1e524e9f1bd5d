import { expect, test } from 'vitest'
import { chainWith, choicesAt } from './tie-chain.ts'

test('a step is put in place of another, and the rest stays', () => {
  expect(chainWith(['biggest-fish', 'shared'], 0, 'most-fish')).toEqual(['most-fish', 'shared'])
  expect(chainWith(['biggest-fish', 'most-fish', 'shared'], 0, 'heaviest-day')).toEqual(['heaviest-day', 'most-fish', 'shared'])
  expect(chainWith(['biggest-fish', 'most-fish', 'shared'], 0, 'most-fish')).toEqual(['most-fish', 'shared'])
})

test('a step in place of the shared end makes the chain longer, and sharing makes it shorter', () => {
  expect(chainWith(['biggest-fish', 'shared'], 1, 'most-fish')).toEqual(['biggest-fish', 'most-fish', 'shared'])
  expect(chainWith(['shared'], 0, 'biggest-fish')).toEqual(['biggest-fish', 'shared'])
  expect(chainWith(['biggest-fish', 'most-fish', 'shared'], 0, 'shared')).toEqual(['shared'])
})

test('what was asked before is not offered again; the heaviest day only where there are days', () => {
  const inForce = ['first-weighed', 'shared'] as const
  expect(choicesAt(['biggest-fish', 'shared'], 1, { days: 1, inForce })).toEqual(['most-fish', 'most-live-fish', 'first-weighed', 'shared'])
  expect(choicesAt(['shared'], 0, { days: 2, inForce: ['shared'] })).toEqual([
    'biggest-fish',
    'most-fish',
    'most-live-fish',
    'heaviest-day',
    'shared',
  ])
})
