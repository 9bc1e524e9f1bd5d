import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyLeaves, diffLeaves, leafAt, same } from './leaves.ts'
import { type FieldKinds, merge3 } from './merge3.ts'

/** Few names and few values, so that people really change the same thing. */
const few = fc.constantFrom('Rosa', 'Dale', 'Mei', null, 7)
const angler = fc.constantFrom('rosa', 'dale', 'mei', 'otis', 'june')
const pot = fc.record({ _id: fc.constantFrom('p1', 'p2', 'p3'), name: few, fee: few }, { requiredKeys: ['_id'] })
const optional = { requiredKeys: [] as never[] }
const record = fc.record(
  {
    name: few,
    lake: few,
    users: fc.uniqueArray(angler, { maxLength: 4 }),
    pots: fc.uniqueArray(pot, { maxLength: 3, selector: ({ _id }) => _id }),
    settings: fc.record({ limit: few, scoring: fc.record({ cut: few, days: few }, optional), 'odd name': few }, optional),
    payouts: fc.record({ first: few, second: few }, optional),
    extra: fc.dictionary(fc.constantFrom('a', 'b.c', '__proto__'), few),
  },
  optional,
)
const kinds: FieldKinds = { users: 'set', pots: 'list', payouts: 'atomic' }
const RUNS = { numRuns: 2000 }
type Names = Record<string, unknown>

const merge = (base: Names, mine: Names, theirs: Names) => merge3(theirs, diffLeaves(base, mine), kinds)
/** What the record is after the whole of a patch: fields that the patch does not name stay. */
const over = (base: Names, patch: Names): Names => ({ ...base, ...patch })

describe('leaves of a record', () => {
  test('what differs, put over what was, is what is wanted', () => {
    fc.assert(
      fc.property(record, record, (before, patch) => {
        const { set, base } = diffLeaves(before, patch)
        expect(same(applyLeaves(before, set), over(before, patch))).toBe(true)
        for (const [path, value] of Object.entries(base)) expect(leafAt(before, path)).toEqual(value)
        const paths = Object.keys(set)
        expect(paths.filter((path) => paths.some((other) => other.startsWith(`${path}.`)))).toEqual([])
        expect(paths.filter((path) => !/^[A-Za-z_]\w*(\.[\w-]+)*$/.test(path) || path.length > 200)).toEqual([])
      }),
      RUNS,
    )
  })

  test('nothing is changed in place', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const before = JSON.stringify([base, mine, theirs])
        merge(base, mine, theirs)
        expect(JSON.stringify([base, mine, theirs])).toBe(before)
      }),
      RUNS,
    )
  })
})

/** The leaves that none of the others is, holds or lies below. */
const apartFrom = (others: Names, leaves: Names): Names =>
  Object.fromEntries(Object.entries(leaves).filter(([path]) => !Object.keys(others).some((other) => meet(path, other))))
const meet = (a: string, b: string) => `${whole(a)}.`.startsWith(`${whole(b)}.`) || `${whole(b)}.`.startsWith(`${whole(a)}.`)
const whole = (path: string) => path.replace(/^payouts\..*/, 'payouts')

describe('laws of the merge', () => {
  test('what nobody else touched is taken as it is', () => {
    fc.assert(
      fc.property(record, record, (base, mine) => {
        const { doc, conflicts } = merge(base, mine, base)
        expect(same(doc, over(base, mine))).toBe(true)
        expect(conflicts).toEqual([])
      }),
      RUNS,
    )
  })

  test('who changes nothing leaves what the others did', () => {
    fc.assert(
      fc.property(record, record, (base, theirs) => {
        expect(merge(base, base, theirs)).toMatchObject({ doc: theirs, changed: [], conflicts: [] })
      }),
      RUNS,
    )
  })

  test('a change that arrives twice changes nothing the second time', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const once = merge(base, mine, theirs).doc
        expect(merge(base, mine, once)).toMatchObject({ doc: once, changed: [] })
      }),
      RUNS,
    )
  })

  test('changes of different leaves survive both, in whatever order they come', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const a = diffLeaves(base, mine)
        const other = diffLeaves(base, theirs)
        const b = { set: apartFrom(a.set, other.set), base: other.base }
        const ab = merge3(merge3(base, a, kinds).doc, b, kinds)
        const ba = merge3(merge3(base, b, kinds).doc, a, kinds)
        expect(same(ab.doc, ba.doc)).toBe(true)
        expect([...ab.conflicts, ...ba.conflicts]).toEqual([])
      }),
      RUNS,
    )
  })

  test('no value is dropped: each leaf that was sent is in the record or in a conflict', () => {
    const scalars = fc.record({ name: few, lake: few, settings: fc.record({ limit: few, days: few }, optional) }, optional)
    fc.assert(
      fc.property(scalars, scalars, scalars, (base, mine, theirs) => {
        const change = diffLeaves(base, mine)
        const { doc, conflicts, taken } = merge3(theirs as Names, change, kinds)
        for (const [path, value] of Object.entries(change.set)) {
          const open = conflicts.filter(({ field }) => field === path || field.startsWith(`${path}.`))
          if (open.length) expect(taken).not.toContain(path)
          else if (typeof value !== 'object') expect(same(leafAt(doc, path), value)).toBe(true)
          for (const { field, mine: wanted } of open) expect(same(wanted, leafAt({ ...base, ...mine } as Names, field))).toBe(true)
        }
      }),
      RUNS,
    )
  })

  test('a set is what is there, with what either put in and without what either took out', () => {
    const set = fc.uniqueArray(angler)
    fc.assert(
      fc.property(set, set, set, (base, mine, theirs) => {
        const merged = merge({ users: base }, { users: mine }, { users: theirs }).doc.users as string[]
        const all = new Set([...base, ...mine, ...theirs])
        for (const name of all) {
          const stays = base.includes(name) ? mine.includes(name) && theirs.includes(name) : true
          expect(merged.includes(name)).toBe(stays)
        }
        expect(new Set(merged).size).toBe(merged.length)
      }),
      RUNS,
    )
  })

  test('taking mine in every conflict that is left gives mine in all of them, and nothing more to decide', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { doc, conflicts } = merge(base, mine, theirs)
        const choice = {
          set: Object.fromEntries(conflicts.map(({ field, mine: wanted }) => [field, wanted])),
          base: Object.fromEntries(conflicts.map(({ field, theirs: seen }) => [field, seen])),
        }
        const settled = merge3(doc, choice, kinds)
        expect(settled.conflicts).toEqual([])
        for (const { field, mine: wanted } of conflicts) expect(same(leafAt(settled.doc, field), wanted)).toBe(true)
      }),
      RUNS,
    )
  })
})
