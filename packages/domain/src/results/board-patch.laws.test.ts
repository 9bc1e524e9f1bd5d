import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardPatch, patchedBoard } from './board-patch.ts'

const value = fc.oneof(fc.nat(5), fc.constantFrom('10-02', null, ''), fc.array(fc.nat(2), { maxLength: 2 }))
const line = fc.record(
  { entry: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), position: fc.nat(6), totalWeight: value, days: value, ruled: value },
  { requiredKeys: ['entry', 'position'] },
)
const board = fc.record({
  rows: fc.uniqueArray(line, { selector: ({ entry }) => entry, maxLength: 6 }),
  revision: fc.nat(9),
  held: value,
  updatedAt: value,
})

test('whatever has moved between two boards, the patch makes the second of the first', () => {
  fc.assert(
    fc.property(board, board, (before, after) => {
      const patch = boardPatch(before, after)!
      // As it arrives.
      expect(patchedBoard(before, JSON.parse(JSON.stringify(patch)))).toEqual(after)
    }),
  )
})

test('a line that moves up says only that, and what stays is the same object', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((entry, place) => ({ entry, position: place + 1, names: ['Jo Reyes'] })) as [never, never, never]
  const before = { rows: [a, b, c], weighed: 2 }
  const after = { rows: [{ ...(b as object), position: 1 }, { ...(a as object), position: 2 }, c] as never[], weighed: 3 }
  const patch = boardPatch<{ rows: { entry: string }[]; weighed: number }>(before, after)!
  expect(patch).toEqual({ set: { weighed: 3 }, order: [1, 0, 2], rows: { 0: { position: 1 }, 1: { position: 2 } } })
  expect(patchedBoard<{ rows: { entry: string }[]; weighed: number }>(before, patch).rows[2]).toBe(c)
})

test('what a patch cannot say is none', () => {
  expect(boardPatch<{ rows: never[]; ruled?: string }>({ rows: [], ruled: 'x' }, { rows: [] })).toBeNull()
})
