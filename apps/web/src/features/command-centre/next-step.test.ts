import { TOURNAMENT_STATUSES } from '@ramplight/domain/tournament/statuses'
import { expect, test } from 'vitest'
import { texts } from './command-centre.en.ts'
import { nextStep, type StepFacts } from './next-step.ts'

const facts: StepFacts = {
  id: 'fork',
  status: 'Open',
  mayEdit: true,
  field: 62,
  weighed: 40,
  unnumbered: 0,
  unpaid: 0,
  takesEntries: true,
  daysAhead: 1,
  day: 0,
  daysLeft: 0,
  starts: 'tomorrow',
}
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
    'Weigh in',
    'Close weigh-in',
    'Close out',
    'Open payouts',
  ])
})

test('nobody is asked to close the weigh-in while boats are out, or while days are left', () => {
  expect(stepOf({ status: 'In Progress' })).toMatchObject({ kind: 'go', href: '/weigh-in/fork', says: '40 of 62 boats have weighed.' })
  expect(stepOf({ status: 'In Progress', daysLeft: 1 })).toMatchObject({ kind: 'go', label: 'Weigh in' })
  expect(stepOf({ status: 'In Progress', weighed: 62, daysLeft: 1 })).toMatchObject({
    kind: 'go',
    label: 'Set up day 2',
    href: '/director/tournaments/fork/boats',
  })
  expect(stepOf({ status: 'In Progress', weighed: 62 })).toMatchObject({ kind: 'move', to: 'Closed' })
})

test('results are made official on their own page, not by a switch', () => {
  expect(stepOf({ status: 'Closed' })).toMatchObject({ kind: 'go', href: '/director/tournaments/fork/results' })
})

test('two weeks ahead entries and their money come first; the draw waits until the field stands', () => {
  const ahead = { unnumbered: 62, daysAhead: 15, starts: 'in 15 days' }
  const says = '62 boats are signed up. It starts in 15 days.'
  expect(stepOf({ ...ahead, unpaid: 4 })).toMatchObject({ label: 'Collect', says: `${says} 4 haven’t paid.` })
  expect(stepOf(ahead)).toMatchObject({ kind: 'go', label: 'Add entries', says, href: '/director/tournaments/fork/entries' })
  expect(stepOf({ ...ahead, takesEntries: false }).label).toBe('Draw boat numbers')
})

test('law: an assistant is told nothing, and offered nothing, that only a director can do', () => {
  const { scheduleIt, startAtBlastOff, makeThemOfficial, move } = texts.nextStep
  const onlyDirectors = [scheduleIt, startAtBlastOff, makeThemOfficial, ...Object.values(move)]
  for (const status of TOURNAMENT_STATUSES)
    for (const weighed of [0, 40, 62])
      for (const unnumbered of [0, 62])
        for (const daysAhead of [0, 15]) {
          const step = stepOf({ status, weighed, unnumbered, daysAhead, mayEdit: false })
          expect(step.kind, status).not.toBe('move')
          expect(onlyDirectors.filter((words) => step.says.includes(words) || step.label === words)).toEqual([])
        }
  expect(stepOf({ status: 'Closed', mayEdit: false })).toEqual({ kind: 'wait', label: '', says: 'Weights are in.' })
})
