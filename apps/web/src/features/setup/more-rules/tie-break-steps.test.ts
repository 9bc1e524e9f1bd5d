import { expect, test } from 'vitest'
import type { TieBreak } from '../words/rule-words.ts'
import { addStep, mayMove, moveStep } from './tie-break-steps.ts'

const steps: TieBreak[] = ['biggest-fish', 'most-fish', 'heaviest-day']

test('a step goes up and down one at a time', () => {
  expect(moveStep(steps, 'most-fish', -1)).toEqual(['most-fish', 'biggest-fish', 'heaviest-day'])
  expect(moveStep(steps, 'most-fish', 1)).toEqual(['biggest-fish', 'heaviest-day', 'most-fish'])
  expect(mayMove(steps, 'biggest-fish', -1)).toBe(false)
  expect(mayMove(steps, 'heaviest-day', 1)).toBe(false)
})

test('a shared place stays at the end', () => {
  const ended = addStep(steps, 'shared')
  expect(ended).toEqual([...steps, 'shared'])
  expect(addStep(ended, 'first-weighed')).toEqual([...steps, 'first-weighed', 'shared'])
  expect(mayMove(ended, 'shared', -1)).toBe(false)
  expect(mayMove(ended, 'heaviest-day', 1)).toBe(false)
})
