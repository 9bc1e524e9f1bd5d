import { applyLeaves, diffLeaves, leafAt, same } from '@ramplight/domain/sync/leaves'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinLeaves } from './join-leaves.ts'

const few = fc.constantFrom('Rosa', 'Dale', null, 7)
const optional = { requiredKeys: [] as never[] }
const record = fc.record(
  {
    name: few,
    users: fc.array(few, { maxLength: 2 }),
    settings: fc.record({ limit: few, scoring: fc.record({ cut: few, days: few }, optional) }, optional),
  },
  optional,
)
type Names = Record<string, unknown>
const over = (before: Names, patch: Names): Names => ({ ...before, ...patch })

test('any changes of a record, joined, are the last state over what was first seen', () => {
  fc.assert(
    fc.property(record, fc.array(record, { minLength: 1, maxLength: 5 }), (before, patches) => {
      let now: Names = before
      let joined = { set: {}, base: {} as Names | undefined }
      for (const patch of patches) {
        joined = joinLeaves(joined, diffLeaves(now, patch))
        now = over(now, patch)
      }
      expect(same(applyLeaves(before, joined.set), now)).toBe(true)
      for (const path of Object.keys(joined.set)) expect(same(joined.base![path], leafAt(before, path))).toBe(true)
      const paths = Object.keys(joined.set)
      expect(paths.filter((path) => paths.some((other) => other.startsWith(`${path}.`)))).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

test('a creation stays one, whatever is changed of it', () => {
  fc.assert(
    fc.property(record, record, (doc, patch) => {
      const created = diffLeaves({}, doc)
      const joined = joinLeaves({ set: created.set, base: undefined }, diffLeaves(doc, patch))
      expect(joined.base).toBeUndefined()
      expect(same(applyLeaves({}, joined.set), over(doc, patch))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
