import { expect, test } from 'vitest'
import { nextStep, type StepFacts } from './next-step.ts'

const facts: StepFacts = { id: 'fork', status: 'Open', field: 62, weighed: 40, unnumbered: 0, daysLeft: 0, starts: 'in 3 days' }
const stepOf = (more: Partial<StepFacts>) => nextStep({ ...facts, ...more })

test('the day in its order: enter, draw, start, weigh, close, make it official', () => {
  const day: Partial<StepFacts>[] = [
    { status: 'Draft' },
    { status: 'Scheduled' },
    { field: 0, weighed: 0 },
    { unnumbered: 62, weighed: 0 },
    { weighed: 0 },
    { status: 'In Progress', weighed: 0 },
    { status: 'In Progress', weighed: 62 },
    { status: 'Closed' },
    { status: 'Completed' },
  ]
  expect(day.map((at) => stepOf(at).label)).toEqual([
    'Schedule',
    'Open sign-ups',
    'Add entries',
    'Draw boat numbers',
    'Start tournament',
    'Weigh',
    'Close weigh-in',
    'Close out',
    'Open payouts',
  ])
})

test('nobody is asked to close the weigh-in while boats are out, or while days are left', () => {
  expect(stepOf({ status: 'In Progress' })).toMatchObject({ kind: 'go', href: '/weigh-in/fork', says: '40 of 62 boats have weighed.' })
  expect(stepOf({ status: 'In Progress', weighed: 62, daysLeft: 1 })).toMatchObject({ kind: 'go', label: 'Weigh' })
  expect(stepOf({ status: 'In Progress', weighed: 62 })).toMatchObject({ kind: 'move', to: 'Closed' })
})

test('results are made official on their own page, not by a switch', () => {
  expect(stepOf({ status: 'Closed' })).toMatchObject({ kind: 'go', href: '/director/tournaments/fork/results' })
})
