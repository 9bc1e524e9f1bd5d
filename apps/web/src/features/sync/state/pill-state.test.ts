import type { EnginePhase, SyncCounts } from '@ramplight/sync/types'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pillStateOf } from './pill-state.ts'

const NONE: SyncCounts = {
  pending: 0,
  sealed: 0,
  waiting: 0,
  quarantined: 0,
  conflicts: 0,
  issued: 0,
  settled: 0,
  coalesced: 0,
  discarded: 0,
}
const state = (counts: Partial<SyncCounts>, phase: EnginePhase = 'idle', { online = true, saving = false } = {}) =>
  pillStateOf({ online, saving, phase, counts: { ...NONE, ...counts } })

test('everything is there: Live', () => {
  expect(state({})).toEqual({ kind: 'live' })
  expect(state({}, 'pulling')).toEqual({ kind: 'live' })
  expect(state({}, 'not-leader')).toEqual({ kind: 'live' })
})

test('on its way: Saving', () => {
  expect(state({}, 'idle', { saving: true })).toEqual({ kind: 'saving' })
  expect(state({ sealed: 4 }, 'pushing')).toEqual({ kind: 'saving' })
})

test('only here: counted, what waits for another change too', () => {
  expect(state({ pending: 2, sealed: 1, waiting: 1 })).toEqual({ kind: 'pending', count: 4 })
  expect(state({ pending: 2 }, 'backoff')).toEqual({ kind: 'pending', count: 2 })
  expect(state({ pending: 2 }, 'storage-low')).toEqual({ kind: 'pending', count: 2 })
})

test('no network, or a server that does not answer: kept here', () => {
  expect(state({}, 'idle', { online: false })).toEqual({ kind: 'offline' })
  expect(state({ pending: 3 }, 'offline')).toEqual({ kind: 'offline', count: 3 })
  expect(state({}, 'backoff')).toEqual({ kind: 'offline' })
})

test('somebody chose to work alone: counted as only here, whatever the network does', () => {
  const alone = (counts: Partial<SyncCounts>) =>
    pillStateOf({ online: false, alone: true, saving: false, phase: 'not-leader', counts: { ...NONE, ...counts } })
  expect(alone({})).toEqual({ kind: 'alone' })
  expect(alone({ pending: 2 })).toEqual({ kind: 'alone', count: 2 })
  expect(alone({ quarantined: 1, pending: 2 })).toEqual({ kind: 'needs-you', count: 1 })
})

test('what needs a person comes before everything else, also offline', () => {
  expect(state({ quarantined: 1, pending: 9 }, 'offline', { online: false })).toEqual({ kind: 'needs-you', count: 1 })
  expect(state({ quarantined: 1, conflicts: 2 }, 'pushing', { saving: true })).toEqual({ kind: 'needs-you', count: 3 })
  expect(state({ pending: 4 }, 'auth-needed')).toEqual({ kind: 'needs-you', count: 1 })
  expect(state({}, 'upgrade-needed')).toEqual({ kind: 'needs-you', count: 1 })
})

test('a copy that cannot be opened is not Live: something in it may wait', () => {
  expect(pillStateOf({ online: true, saving: false, phase: null, counts: null, hindered: true })).toEqual({ kind: 'needs-you', count: 1 })
})

test('before anybody has looked into the copy it says neither Live nor a number', () => {
  const before = (more: object) => pillStateOf({ online: true, saving: false, phase: null, counts: null, ...more })
  expect(before({ unread: true })).toEqual({ kind: 'checking' })
  expect(before({ unread: true, online: false, alone: true })).toEqual({ kind: 'checking' })
  expect(before({ unread: true, hindered: true })).toEqual({ kind: 'needs-you', count: 1 })
})

test('while the server was asked and has not answered, it is not Live', () => {
  const asked = (counts: SyncCounts | null) => pillStateOf({ online: true, saving: false, phase: 'idle', counts, asking: 1 })
  expect([asked(null), asked(NONE)]).toEqual([
    { kind: 'asking', count: 1 },
    { kind: 'asking', count: 1 },
  ])
  expect(asked({ ...NONE, quarantined: 2 })).toEqual({ kind: 'needs-you', count: 2 })
})

test('whatever else is known: Live only when the copy was looked into, or there is none, and nothing waits, asks or is refused', () => {
  const some = fc.constantFrom(0, 0, 1)
  const anything = fc.record({
    online: fc.boolean(),
    alone: fc.boolean(),
    saving: fc.boolean(),
    unread: fc.boolean(),
    hindered: fc.boolean(),
    asking: some,
  })
  const counted = fc.option(fc.record({ pending: some, sealed: some, waiting: some, quarantined: some, conflicts: some }), { nil: null })
  const phases = fc.constantFrom<EnginePhase>('idle', 'pushing', 'offline', 'backoff', 'auth-needed', 'not-leader')
  fc.assert(
    fc.property(anything, counted, phases, (known, counts, phase) => {
      const says = pillStateOf({ ...known, phase, counts: counts && { ...NONE, ...counts } })
      if (says.kind !== 'live') return
      expect([known.online, known.alone, known.asking]).toEqual([true, false, 0])
      if (counts) expect(Object.values(counts).every((count) => count === 0)).toBe(true)
      else expect([known.unread, known.hindered]).toEqual([false, false])
    }),
  )
})

test('without a copy on this device it says only whether there is a network', () => {
  expect(pillStateOf({ online: true, saving: false, phase: null, counts: null })).toEqual({ kind: 'live' })
  expect(pillStateOf({ online: true, saving: true, phase: null, counts: null })).toEqual({ kind: 'saving' })
  expect(pillStateOf({ online: false, saving: true, phase: null, counts: null })).toEqual({ kind: 'offline' })
})
