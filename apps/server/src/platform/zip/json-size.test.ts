import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonSize } from './json-size.ts'

const sizeOf = (text: string, limits = { most: 1e6, deepest: 1e3 }) => jsonSize(Buffer.from(text), limits)

/** As it is made: lists, objects and all but the first value of each. */
function counted(value: unknown): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 0, depth: 0 }
  const inside = Object.values(value).map(counted)
  return {
    values: 1 + Math.max(0, inside.length - 1) + inside.reduce((sum, one) => sum + one.values, 0),
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
  }
}

test('the size of a text is that of the value it becomes, whatever its strings hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, isIndented) => {
      const { values, depth } = counted(value)
      expect(sizeOf(JSON.stringify(value, null, isIndented ? 1 : 0))).toEqual({ values: values + 1, depth })
    }),
  )
})

test('counting stops at the limit', () => {
  expect(sizeOf(`[${'[],'.repeat(1000)}[]]`, { most: 10, deepest: 9 }).values).toBe(11)
  expect(sizeOf('['.repeat(1000), { most: 1e6, deepest: 9 }).depth).toBe(10)
})
