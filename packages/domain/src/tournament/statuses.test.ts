import { describe, expect, test } from 'vitest'
import { mayMove, nextStatus, previousStatus, statusForAnglers, statusSteps, TOURNAMENT_STATUSES } from './statuses.ts'

describe('a tournament', () => {
  test('goes from Draft to Completed one step at a time', () => {
    expect(TOURNAMENT_STATUSES.map(nextStatus)).toEqual(['Scheduled', 'Open', 'In Progress', 'Closed', 'Completed', null])
    expect(TOURNAMENT_STATUSES.map(previousStatus)).toEqual([null, 'Draft', 'Scheduled', 'Open', 'In Progress', 'Closed'])
  })

  test('whose registration has closed is Closed to anglers, not before that moment and not under another status', () => {
    const registrationClosesAt = '2027-06-11T23:00:00.000Z'
    const word = (status: (typeof TOURNAMENT_STATUSES)[number], now: string, cancelled = false) =>
      statusForAnglers({ status, cancelled, registrationClosesAt }, now)
    expect([word('Open', '2027-06-11T22:59:59.999Z'), word('Open', registrationClosesAt)]).toEqual(['Open', 'Closed'])
    expect([word('In Progress', registrationClosesAt), word('Open', registrationClosesAt, true)]).toEqual(['In Progress', 'Cancelled'])
  })

  test.each(TOURNAMENT_STATUSES.flatMap((from, i) => TOURNAMENT_STATUSES.map((to, j) => [from, to, j - i] as const)))(
    'from %s to %s',
    (from, to, steps) => {
      expect(mayMove(from, to)).toBe(Math.abs(steps) === 1)
      expect(mayMove(from, to, false)).toBe(steps === 1)
      const way = [from, ...statusSteps(from, to)]
      expect(way.at(-1)).toBe(to)
      expect(way.slice(1).every((status, index) => mayMove(way[index]!, status))).toBe(true)
    },
  )
})
