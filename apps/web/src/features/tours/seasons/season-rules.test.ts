import { describe, expect, test } from 'vitest'
import { rulesInForce, rulesText, standingsNote } from './season-rules.ts'
import { checkRules, rulesOf, rulesValues } from './season-rules-values.ts'

describe('the rules of a season in words', () => {
  test.each([
    [{ bestOf: 4 }, 'Only the best 4 results count.'],
    [{ bestOf: 1 }, 'Only the best result counts.'],
    [{ drop: 1 }, 'The worst result doesn’t count, and missed events are dropped first.'],
    [{ drop: 2 }, 'The worst 2 results don’t count, and missed events are dropped first.'],
    [{ participationPoints: 1, perfectAttendance: 2.5 }, '1 point for every event fished. 2.5 points more for fishing every event.'],
    [{ tieBreaks: [] }, ''],
    [{ tieBreaks: ['total-weight' as const] }, 'A tie on points goes by total weight.'],
    [
      { bestOf: 1, tieBreaks: ['total-weight' as const, 'most-wins' as const, 'best-finish' as const] },
      'Only the best result counts. A tie on points goes by total weight, then most wins, then best finish.',
    ],
    [{}, ''],
  ])('%j', (rules, words) => {
    expect(rulesText(rules)).toBe(words)
  })

  test('stand over the standings with the number of events they are counted by; without rules it reads as ever', () => {
    expect(standingsNote({ bestOf: 2 }, 3)).toBe('Only the best 2 results count. 3 events have awarded points so far.')
    expect(standingsNote({ bestOf: 2 }, 1)).toBe('Only the best 2 results count. 1 event has awarded points so far.')
    expect(standingsNote({ bestOf: 2 }, 0)).toBe('Only the best 2 results count. No events have awarded points yet.')
    expect(standingsNote({ bestOf: 2 }, null)).toBe('Only the best 2 results count.')
    expect(standingsNote(null, 3)).toBe('Every tournament counts. Ties are listed by best finish.')
  })
})

test('what is missing or 0 is no rule', () => {
  for (const rules of [null, undefined, {}, { bestOf: null, drop: null }, { participationPoints: 0 }, { tieBreaks: [] }])
    expect(rulesInForce(rules)).toBeNull()
  expect(rulesInForce({ drop: 1 })).toEqual({ drop: 1 })
})

describe('the rules in the form', () => {
  test.each([
    [null],
    [{ bestOf: 4 }],
    [{ drop: 2, participationPoints: 5 }],
    [{ perfectAttendance: 25 }],
    [{ tieBreaks: ['most-wins' as const] }],
  ])('%j comes back unchanged', (rules) => {
    expect(rulesOf(rulesValues(rules))).toEqual(rules)
  })

  test('are taken back as a whole', () => {
    expect(rulesOf({ ...rulesValues({ bestOf: 4 }), counting: 'all' })).toBeNull()
    expect(rulesOf(rulesValues({ participationPoints: 0 }))).toBeNull()
  })

  test('a choice without its number is asked for', () => {
    expect(checkRules({ counting: 'best' })).toEqual([{ field: 'seasonRules.count', message: 'Best results that count: enter 1 or more' }])
    for (const values of [rulesValues(null), rulesValues({ drop: 1 })]) expect(checkRules(values)).toEqual([])
  })
})
