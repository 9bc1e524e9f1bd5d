import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge3 } from './merge3.ts'

const moment = fc.constantFrom(null, '2027-06-12T10:45:00.000Z', '2027-06-12T10:48:00.000Z', '2027-06-12T20:05:00.000Z')
const moments = fc.record({ checkedInAt: moment, checkIns: fc.dictionary(fc.constantFrom('meeting', 'out-1', 'back-0'), moment) })
const kinds = { checkedInAt: 'earliest', checkIns: 'earliest' } as const
type Moments = { checkedInAt: string | null; checkIns: Record<string, string | null> }

const merge = (base: Moments, mine: Moments, theirs: Moments) => merge3(theirs, { set: mine, base }, kinds)
const known = ({ checkedInAt, checkIns }: Moments) => ({
  checkedInAt,
  ...Object.fromEntries(
    Object.entries(checkIns)
      .filter(([, at]) => at !== null)
      .sort(),
  ),
})

test('LAW: check-ins of two stations are the same whoever is heard first, heard twice or once, and never a question', () => {
  fc.assert(
    fc.property(moments, moments, moments, (base, mine, theirs) => {
      const merged = merge(base, mine, theirs)
      expect(merged.conflicts).toEqual([])
      expect(known(merged.doc)).toEqual(known(merge(base, theirs, mine).doc))
      expect(known(merge(base, mine, merged.doc).doc)).toEqual(known(merged.doc))
    }),
    { numRuns: 2000 },
  )
})

test('two stations check in one boat: the earlier moment counts, and an undo of one does not take away that of the other', () => {
  const none = { checkedInAt: null, checkIns: {} }
  const [early, late] = ['2027-06-12T10:45:00.000Z', '2027-06-12T10:48:00.000Z']
  expect(merge(none, { ...none, checkedInAt: late }, { ...none, checkedInAt: early }).doc.checkedInAt).toBe(early)
  // Whoever is heard last, also when theirs is the earlier one.
  expect(merge(none, { ...none, checkedInAt: early }, { ...none, checkedInAt: late }).doc.checkedInAt).toBe(early)
  expect(merge({ ...none, checkedInAt: late }, none, { ...none, checkedInAt: early }).doc.checkedInAt).toBe(early)
})
