import type { SyncOp } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import { expect, test } from 'vitest'
import { MIN_SCHEMA, OLDER_VERSIONS, type OlderVersion, translated } from './older-versions.ts'

const YEAR_MS = 366 * 86_400_000
const op = (schema: number): SyncOp => ({
  ...{ op: 'a'.repeat(24), id: 'b'.repeat(24), devSeq: 1, tbl: 'tournament-entries', kind: 'up', baseRev: 0 },
  ...{ set: { boat: 4, fee: 100 }, schema, at: '2027-06-12T11:00:00.000Z' },
})
const renamed = (from: string, to: string): OlderVersion => ({
  replaced: '2027-01-01',
  translate: ({ set = {}, ...rest }) => ({
    ...rest,
    set: Object.fromEntries(Object.entries(set).map(([key, one]) => [key === from ? to : key, one])),
  }),
})

test('a change is said in the words of each version after it, up to this one', () => {
  const older = { 7: renamed('boat', 'boatNumber'), 8: renamed('fee', 'entryFee') }
  expect(translated(op(7), older, 9)).toEqual({ ...op(9), set: { boatNumber: 4, entryFee: 100 } })
  expect(translated(op(8), older, 9)?.set).toEqual({ boat: 4, entryFee: 100 })
  expect(translated(op(9), older, 9)).toEqual(op(9))
  expect([translated(op(6), older, 9), translated(op(10), older, 9), translated(op(7), { 7: older[7] }, 9)]).toEqual([null, null, null])
})

test('LAW: every version since the oldest one is understood, and none is forgotten within a year of the next one', () => {
  const versions = Object.keys(OLDER_VERSIONS).map(Number)
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: SYNC_SCHEMA - MIN_SCHEMA }, (_, index) => MIN_SCHEMA + index))
  // The first one of all. It may go, and every next one after it, when `replaced` is longer ago than a year.
  const isLongAgo = versions.length === 0 || Date.now() - Date.parse(OLDER_VERSIONS[MIN_SCHEMA]!.replaced) > YEAR_MS
  expect(MIN_SCHEMA === 92 || isLongAgo).toBe(true)
})
