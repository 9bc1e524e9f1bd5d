import { expect, test } from 'vitest'
import { applyLeaves, diffLeaves } from './leaves.ts'
import { merge3 } from './merge3.ts'

test('Rosa sets the boat number and Dale checks the boat in: both stand', () => {
  const entry = { boatNumber: 4, checkedInAt: null }
  const rosa = diffLeaves(entry, { boatNumber: 7 })
  const dale = diffLeaves(entry, { checkedInAt: '2027-06-12T11:00:00.000Z' })
  const { doc, conflicts } = merge3(merge3(entry, rosa).doc, dale)
  expect(doc).toEqual({ boatNumber: 7, checkedInAt: '2027-06-12T11:00:00.000Z' })
  expect(conflicts).toEqual([])
})

test('both set the boat number: the first one stands, the second is kept to be decided', () => {
  expect(merge3({ boatNumber: 7 }, { set: { boatNumber: 9 }, base: { boatNumber: 4 } }, { boatNumber: 'unique' })).toEqual({
    doc: { boatNumber: 7 },
    changed: [],
    taken: [],
    conflicts: [{ field: 'boatNumber', base: 4, mine: 9, theirs: 7 }],
  })
})

test('only the leaf that differs is sent, not the settings around it', () => {
  const tournament = { settings: { scoring: { limit: 5, cut: 10 }, days: 2 } }
  expect(diffLeaves(tournament, { settings: { scoring: { limit: 6, cut: 10 }, days: 2 } })).toEqual({
    set: { 'settings.scoring.limit': 6 },
    base: { 'settings.scoring.limit': 5 },
  })
})

test('settings that lose a name are sent as a whole, so that nothing has to say "removed"', () => {
  expect(diffLeaves({ settings: { limit: 5, cut: 10 } }, { settings: { limit: 5 } })).toEqual({
    set: { settings: { limit: 5 } },
    base: { settings: { limit: 5, cut: 10 } },
  })
  expect(
    merge3({ settings: { limit: 6, cut: 10 } }, { set: { settings: { limit: 5 } }, base: { settings: { limit: 5, cut: 10 } } }).doc,
  ).toEqual({
    settings: { limit: 6 },
  })
})

test('a field is emptied by null; an emptied field and one that was never there are the same', () => {
  expect(diffLeaves({ club: 'Lake Fork' }, { club: null })).toEqual({ set: { club: null }, base: { club: 'Lake Fork' } })
  expect(diffLeaves({}, { club: null })).toEqual({ set: {}, base: {} })
})

test('what only the server calculates is never taken from a device', () => {
  const { doc, changed } = merge3(
    { result: { points: 90 } },
    { set: { 'result.points': 100 }, base: { 'result.points': 80 } },
    { result: 'derived' },
  )
  expect([doc, changed]).toEqual([{ result: { points: 90 } }, []])
})

test('percentages are one value: a mixture of two tables would not come to a hundred', () => {
  const current = { percentages: { first: 60, second: 40 } }
  const change = { set: { 'percentages.second': 30 }, base: { 'percentages.second': 50 } }
  expect(merge3(current, change, { percentages: 'atomic' })).toMatchObject({ doc: current, conflicts: [{ field: 'percentages' }] })
})

test('a pot that Mei added and one that Otis renamed are both there; the fee both changed is asked about', () => {
  const base = [{ _id: 'p1', name: 'Big Bass', fee: 20 }]
  const mei = [
    { _id: 'p1', name: 'Big Bass', fee: 30 },
    { _id: 'p2', name: 'Smallmouth', fee: 10 },
  ]
  const otis = [{ _id: 'p1', name: 'Biggest Bass', fee: 25 }]
  const { doc, conflicts } = merge3({ pots: otis }, { set: { pots: mei }, base: { pots: base } }, { pots: 'list' })
  expect(doc.pots).toEqual([
    { _id: 'p1', name: 'Biggest Bass', fee: 25 },
    { _id: 'p2', name: 'Smallmouth', fee: 10 },
  ])
  expect(conflicts).toMatchObject([
    { field: 'pots', mine: [{ _id: 'p1', name: 'Biggest Bass', fee: 30 }, { _id: 'p2' }], theirs: doc.pots },
  ])
})

test('a path cannot reach what every object inherits', () => {
  applyLeaves({}, { '__proto__.weighed': true, 'constructor.prototype.weighed': true })
  expect(({} as Record<string, unknown>).weighed).toBeUndefined()
})

test('a field with a name that no path can hold is refused at once, not by the server', () => {
  expect(() => diffLeaves({}, { 'boat number': 4 })).toThrow('boat number')
})
