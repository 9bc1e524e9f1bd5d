import { expect, test } from 'vitest'
import { latestLate } from './latest-late.ts'

const line = (record: string, action: string, n: number) => ({ _id: `${n}`, record, action, summary: '', byName: null })

test('a bag that came after the end is told once, and no longer when it was taken after all', () => {
  const newestFirst = [
    line('taken', 'weighed', 5),
    line('late', 'came-late', 4),
    line('late', 'came-late', 3),
    line('taken', 'came-late', 2),
    line('fork', 'finalized', 1),
  ]
  expect(latestLate(newestFirst).map(({ _id }) => _id)).toEqual(['4'])
})
