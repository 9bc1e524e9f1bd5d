import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const facts = { field: 62, weighed: 40, starts: 'in 3 days' }

test('every status has exactly one next step', () => {
  const labels = (['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed', 'Completed'] as const).map(
    (status) => nextStep({ ...facts, status }).label,
  )
  expect(labels).toEqual(['Schedule', 'Open sign-ups', 'Start tournament', 'Close weigh-in', 'Finalize results', 'Open payouts'])
})

test('results are made official on their own page, not by a switch', () => {
  expect(nextStep({ ...facts, status: 'Closed' })).toMatchObject({ kind: 'go', path: '/results' })
  expect(nextStep({ ...facts, status: 'In Progress' })).toMatchObject({ kind: 'move', to: 'Closed', says: '40 of 62 boats have weighed.' })
})
