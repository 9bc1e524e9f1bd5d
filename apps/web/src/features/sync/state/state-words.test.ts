import type { Question } from '@ramplight/contract/sync/questions'
import type { SyncCounts } from '@ramplight/sync/types'
import { expect, test } from 'vitest'
import { questionsByRecord, questionWords } from '../questions/question-words.ts'
import { valueOfTyped } from '../refused/edit-and-retry.tsx'
import { accounting, leftWords, progressWords, summaryWords } from './state-words.ts'

const COUNTS: SyncCounts = {
  pending: 2,
  sealed: 1,
  waiting: 1,
  quarantined: 1,
  conflicts: 0,
  issued: 1025,
  settled: 1014,
  coalesced: 5,
  discarded: 1,
}

test('what was made here adds up, and is shown so that anybody can check it', () => {
  expect(accounting(COUNTS)).toEqual({
    words: '1,025 made here = 1,014 on the server + 3 to send + 1 waiting on another + 1 rejected + 5 merged + 1 discarded',
    addsUp: true,
  })
  expect(accounting({ ...COUNTS, settled: 1013 }).addsUp).toBe(false)
  expect(accounting({ ...COUNTS, pending: 0, sealed: 0, waiting: 0, quarantined: 0, coalesced: 0, discarded: 0 }).words).toBe(
    '1,025 made here = 1,014 on the server + 0 to send',
  )
})

test('one sentence says where the work is', () => {
  expect(summaryWords(COUNTS)).toBe('4 changes are safe on this device and not on the server yet.')
  expect(summaryWords({ ...COUNTS, pending: 1, sealed: 0, waiting: 0 })).toBe('1 change is safe on this device and not on the server yet.')
  expect(summaryWords({ ...COUNTS, pending: 0, sealed: 0, waiting: 0 })).toBe('Everything else is on the server.')
  expect(summaryWords({ ...COUNTS, pending: 0, sealed: 0, waiting: 0, quarantined: 0 })).toBe('Everything is on the server.')
})

const SENDING = { ...COUNTS, waiting: 0 }
const HELD = { ...COUNTS, pending: 0, sealed: 0 }

test.each(['offline', 'backoff'] as const)('that the server did not answer is said when it did not: %s', (phase) => {
  expect(leftWords(phase, SENDING)).toBe('The server didn’t respond. 3 changes stay safe on this device and send automatically.')
  expect(leftWords(phase, HELD)).not.toContain('server')
})

test.each(['idle', 'pushing', 'pulling', 'storage-low', 'not-leader'] as const)(
  'and not when it answers, or is still at it: %s',
  (phase) => {
    expect(leftWords(phase, SENDING)).toBe('3 changes stay safe on this device and send automatically.')
    expect(leftWords(phase, { ...SENDING, pending: 0 })).toBe('1 change stays safe on this device and sends automatically.')
  },
)

test('what hangs on a refused change waits for a person, and is said by itself', () => {
  expect(leftWords('idle', HELD)).toBe('1 change is waiting on one that was rejected. Check what needs you.')
  expect(leftWords('offline', { ...COUNTS, waiting: 2 })).toBe(
    'The server didn’t respond. 3 changes stay safe on this device and send automatically. ' +
      '2 changes are waiting on one that was rejected. Check what needs you.',
  )
})

test('where only a person can help, what is left says what to do', () => {
  expect(leftWords('auth-needed', SENDING)).toBe('Log in again to send 3 changes. Everything is saved on this device until then.')
  expect(leftWords('upgrade-needed', SENDING)).toBe('Update Ramplight to send 3 changes. Everything is saved on this device until then.')
})

test('what is under way is counted', () => {
  expect(progressWords({ phase: 'pushing', progress: { done: 3, total: 9 } })).toBe('Sending 3 of 9')
  expect(progressWords({ phase: 'pulling', progress: { done: 400, total: null, table: 'tournament-entries' } })).toBe(
    'Getting entries, 400 so far',
  )
  expect(progressWords({ phase: 'idle', progress: { done: 3, total: 9 } })).toBeNull()
  expect(progressWords({ phase: 'pushing', progress: null })).toBeNull()
})

test('what is typed again is sent as its field wants it', () => {
  expect(valueOfTyped('number', ' 14 ')).toBe(14)
  expect(valueOfTyped('number', 'fourteen')).toBeUndefined()
  expect(valueOfTyped('money', '$1,130.50')).toBe(1130.5)
  expect(valueOfTyped('money', '1.005')).toBeUndefined()
  expect(valueOfTyped('text', ' Sam ')).toBe('Sam')
  expect(valueOfTyped('number', ' ')).toBeNull()
})

const question = (told: Partial<Question>): Question => ({
  _id: 'c1',
  _rev: 1,
  createdAt: '2027-06-12T15:12:00',
  updatedAt: '2027-06-12T15:12:00',
  tournament: 't1',
  answeredBy: null,
  op: 'op',
  tbl: 'tournament-entries',
  rec: 'e12',
  field: 'boatNumber',
  base: 4,
  mine: 12,
  theirs: 14,
  mineBy: 'me',
  theirsBy: 'ana',
  at: '2027-06-12T15:12:00',
  state: 'open',
  ...told,
})
const rows: Record<string, Record<string, unknown>> = {
  e12: { anglers: [{ first_name: 'Lily', last_name: 'Reyes' }], updatedAt: '2027-06-12T15:10:00' },
  ana: { first_name: 'Ana', last_name: 'Delgado' },
  f1: { name: 'Flight 1' },
  f2: { name: 'Flight 2' },
}
const find = async (_tbl: string, id: string) => rows[id] ?? null

test('fields of one record are one choice, those of another are another', () => {
  const groups = questionsByRecord([question({}), question({ _id: 'c2', field: 'flight' }), question({ _id: 'c3', rec: 'e7' })])
  expect(groups.map((group) => group.map(({ _id }) => _id))).toEqual([['c1', 'c2'], ['c3']])
})

test('both versions are told in words, with who and when', async () => {
  const words = await questionWords([question({}), question({ _id: 'c2', field: 'flight', mine: 'f1', theirs: 'f2' })], find, 'me')
  expect(words).toEqual({
    title: 'entry · Lily Reyes',
    mineName: 'Yours',
    theirsName: 'Ana Delgado',
    fields: [
      { key: 'c1', label: 'Boat', left: { text: '12', by: 'Jun 12, 3:12 PM' }, right: { text: '14', by: 'Jun 12, 3:10 PM' } },
      { key: 'c2', label: 'Flight', left: { text: 'Flight 1', by: 'Jun 12, 3:12 PM' }, right: { text: 'Flight 2', by: 'Jun 12, 3:10 PM' } },
    ],
    differs: [],
  })
  const seenByAna = await questionWords([question({ mineBy: 'nobody', theirsBy: 'ana' })], find, 'ana')
  expect([seenByAna.mineName, seenByAna.theirsName]).toEqual(['Someone else', 'Yours, on another device'])
  const acted = await questionWords([question({ mineBy: 'ana', mineAdmin: 'sam' })], find, 'ana')
  expect(acted.mineName).toBe('An admin, as Ana Delgado')
})
