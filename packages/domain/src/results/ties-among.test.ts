import { expect, test } from 'vitest'
import { tiesAmong } from './ties-among.ts'

const row = (entry: string, position: number, tied: boolean, weighed: boolean) => ({ entry, position, tied, weighed })
const ties = (rows: ReturnType<typeof row>[]) =>
  tiesAmong(rows, ({ weighed }) => weighed).map(({ entry, tied }) => `${entry}${tied ? 'T' : ''}`)

test('a boat that weighed no fish is not tied with boats that are still out', () => {
  expect(ties([row('a', 1, false, true), row('zero', 2, true, true), row('out', 2, true, false)])).toEqual(['a', 'zero', 'outT'])
})

test('boats that weighed the same are tied, however many are still out', () => {
  expect(ties([row('a', 1, true, true), row('b', 1, true, true), row('out', 3, false, false)])).toEqual(['aT', 'bT', 'out'])
})
