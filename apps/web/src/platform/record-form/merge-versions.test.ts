import { expect, test } from 'vitest'
import { mergeVersions, settle } from './merge-versions.ts'
import { changedPart, getAt, setAt } from './paths.ts'

const base = { name: 'Opener', entryFee: 10_000, settings: { payout: { oneIn: 5, placesPaid: undefined }, weight: { fishLimit: 5 } } }

test('changes of different fields go together without a question', () => {
  const mine = setAt(base, 'settings.payout.oneIn', 4)
  const theirs = setAt(base, 'entryFee', 12_000)
  const merge = mergeVersions(base, mine, theirs)
  expect(merge.clashes).toEqual([])
  expect(merge.taken).toEqual(['entryFee'])
  expect(merge.merged).toMatchObject({ entryFee: 12_000, settings: { payout: { oneIn: 4 }, weight: { fishLimit: 5 } } })
})

test('the same field changed twice is a choice', () => {
  const merge = mergeVersions(base, { ...base, entryFee: 9000 }, { ...base, entryFee: 12_000 })
  expect(merge.clashes).toEqual([{ path: 'entryFee', mine: 9000, theirs: 12_000 }])
  expect(settle(merge, () => true).entryFee).toBe(9000)
  expect(settle(merge, () => false).entryFee).toBe(12_000)
})

test('fields that say one thing are chosen as one, and taken as one', () => {
  const pots = { inPot: false, rows: [] as string[], name: 'Fork' }
  const together = [['rows', 'inPot']]
  const [mine, theirs] = [
    { ...pots, rows: ['jo'], inPot: true },
    { ...pots, rows: ['minh'], inPot: true },
  ]
  const merge = mergeVersions(pots, mine, { ...theirs, inPot: false }, together)
  expect(merge.clashes).toEqual([{ path: 'rows', mine: ['jo'], theirs: ['minh'], besides: [{ path: 'inPot', value: true }] }])
  expect(settle(merge, () => true)).toEqual(mine)
  expect(settle(merge, () => false)).toEqual({ ...theirs, inPot: false })
  expect(mergeVersions(pots, { ...pots, name: 'Opener' }, theirs, together)).toMatchObject({
    merged: { ...theirs, name: 'Opener' },
    taken: ['rows'],
  })
})

test('the same change made twice is no clash, and blank is blank', () => {
  const merge = mergeVersions({ ...base, notes: null }, { ...base, name: 'Fork', notes: '' }, { ...base, name: 'Fork', notes: null })
  expect([merge.clashes, merge.taken]).toEqual([[], []])
})

test('only what differs is sent', () => {
  expect(changedPart(base, setAt(base, 'name', 'Fork'))).toEqual({ name: 'Fork' })
  expect(changedPart(base, setAt(base, 'entryFee', undefined))).toEqual({ entryFee: null })
  expect(getAt(base, 'settings.nothing.there')).toBeUndefined()
})
