import { expect, test } from 'vitest'
import { startWords } from './use-start-tournament.tsx'

test('who starts the weigh-in of another day is told which day it is for', () => {
  const fork = { status: 'Open', tournamentDates: ['2027-06-12', '2027-06-13'] } as const
  expect(startWords({ ...fork, tournamentDates: [...fork.tournamentDates] }, '2027-06-06')).toBe(
    'It’s scheduled for Sat 06/12/2027, in 6 days. It moves to In Progress: sign-ups close, and you can save weights.',
  )
  expect(startWords({ ...fork, tournamentDates: [...fork.tournamentDates] }, '2027-06-13')).toBe(
    'It moves to In Progress: sign-ups close, and you can save weights.',
  )
})
