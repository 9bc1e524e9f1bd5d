import { expect, test } from 'vitest'
import { nextWhileOpen, type OpenFacts } from './next-while-open.ts'

const facts: OpenFacts = { boats: 20, unnumbered: 20, unpaid: 3, takesEntries: true, daysAhead: 15 }
const cases: [string, Partial<OpenFacts>, ReturnType<typeof nextWhileOpen>][] = [
  ['nobody is in', { boats: 0, unnumbered: 0, unpaid: 0 }, 'enter'],
  ['two weeks ahead, three boats owe', {}, 'collect'],
  ['two weeks ahead, all have paid', { unpaid: 0 }, 'share'],
  ['three days ahead it is too early to draw', { daysAhead: 3 }, 'collect'],
  ['two days ahead the draw comes before money that is late', { daysAhead: 2 }, 'draw'],
  ['registration closed two weeks ahead', { takesEntries: false }, 'draw'],
  ['a late boat on the day has no number', { unnumbered: 1, daysAhead: 0 }, 'draw'],
  ['a day that has passed', { daysAhead: -1 }, 'draw'],
  ['all have their numbers', { unnumbered: 0 }, 'start'],
]

test.each(cases)('%s', (_, more, next) => {
  expect(nextWhileOpen({ ...facts, ...more })).toBe(next)
})
