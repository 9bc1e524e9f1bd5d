import { expect, test } from 'vitest'
import { seasonLine } from './use-mc-people.ts'

const standings = [
  { id: 'ann', position: 1 },
  { id: 'bo', position: 1 },
  { id: 'cal', position: 3 },
  { id: 'dee', position: 3 },
  { id: 'eli', position: 3 },
]

test('a place that another boat shares is said as a tie; partners share theirs with nobody', () => {
  const of = (angler: string, crew: string[]) => seasonLine(standings, angler, crew, '2026 Season')
  expect(of('ann', ['ann', 'bo'])).toEqual(['1st in 2026 Season'])
  expect(of('cal', ['cal', 'dee'])).toEqual(['Tied for 3rd in 2026 Season'])
  expect(of('nobody', ['nobody'])).toEqual([])
})
