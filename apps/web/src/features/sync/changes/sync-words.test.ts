import { REFUSED } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { OutboxRow, QuarantineRow } from '@ramplight/sync/types'
import { expect, test } from 'vitest'
import { labelOf } from '#platform/labels/labels.ts'
import { changeAsText, changeFileName } from '../refused/change-as-text.ts'
import { refusalWords, waysOutOf } from '../refused/refusal-words.ts'
import { heldBackBy, tableLines } from '../state/waiting-list.ts'
import { changeWords, type WordedChange } from './change-words.ts'
import { writeField } from './field-words.ts'
import type { Row } from './record-names.ts'

const person = (first_name: string, last_name: string): Row => ({ first_name, last_name })
const HERE: Partial<Record<SyncTable, Record<string, Row>>> = {
  users: { lily: person('Lily', 'Reyes'), minh: person('Minh', 'Tran'), sam: person('Sam', 'Ortiz') },
  tournaments: {
    fork: { name: 'Lake Fork Open', settings: { weight: { unit: 'lb', display: 'lb-oz' } } },
    como: { name: 'Lago di Como', settings: { weight: { unit: 'kg', display: 'kg' } } },
  },
  'tournament-entries': {
    e12: { tournament: 'fork', boatNumber: 12, anglers: [person('Lily', 'Reyes')], users: ['lily'] },
    e0: { tournament: 'como', boatNumber: null, users: ['lily', 'minh'] },
  },
  'tournament-flights': { f1: { name: 'Flight 1' }, f2: { name: 'Flight 2' } },
  seasons: { s27: { name: 'Season 2027' } },
  'director-credit-banks': { bank: { user: 'sam' } },
}
const find = async (tbl: SyncTable, id: string) => HERE[tbl]?.[id] ?? null
const change = (told: Partial<WordedChange> & Pick<WordedChange, 'tbl'>): WordedChange => ({ id: 'e12', kind: 'up', baseRev: 3, ...told })
const at = '2027-06-12T15:12:00'

test.each<[string, WordedChange]>([
  [
    'Boat 12 weigh-in 14-07, 3:12 PM, Station A',
    change({
      tbl: 'weigh-in-events',
      kind: 'event',
      set: { kind: 'weigh', entry: 'e12', tournament: 'fork', weight: 231, at, station: 'A' },
    }),
  ],
  [
    'Boat 12 weigh-in corrected to 14-09, 3:12 PM',
    change({ tbl: 'weigh-in-events', kind: 'event', set: { kind: 'correct', entry: 'e12', tournament: 'fork', weight: 233, at } }),
  ],
  [
    'Boat 12 weigh-in voided',
    change({ tbl: 'weigh-in-events', kind: 'event', set: { kind: 'void', entry: 'e12', tournament: 'fork', weight: 0 } }),
  ],
  [
    'Lily Reyes and Minh Tran weigh-in 6.548',
    change({ tbl: 'weigh-in-events', kind: 'event', set: { kind: 'weigh', entry: 'e0', tournament: 'como', weight: 6548 } }),
  ],
  ['Entry for Lily Reyes: boat 4 → 12', change({ tbl: 'tournament-entries', base: { boatNumber: 4 }, set: { boatNumber: 12 } })],
  [
    'Entry for Lily Reyes: Flight 1 → Flight 2, status Unpaid → Paid',
    change({ tbl: 'tournament-entries', base: { flight: 'f1', status: 'Pending' }, set: { flight: 'f2', status: 'Paid' } }),
  ],
  ['Entry for Lily Reyes: boat 12 → —', change({ tbl: 'tournament-entries', base: { boatNumber: 12 }, set: { boatNumber: null } })],
  ['Entry for Lily Reyes deleted', change({ tbl: 'tournament-entries', kind: 'del' })],
  [
    'New entry for Lily Reyes and Minh Tran',
    change({ tbl: 'tournament-entries', id: 'new', baseRev: 0, set: { tournament: 'fork', users: ['lily', 'minh'] } }),
  ],
  ['New angler Sam Ortiz', change({ tbl: 'users', id: 'new', baseRev: 0, set: { first_name: 'Sam', last_name: 'Ortiz' } })],
  ['Angler Sam Ortiz: phone (903) 555-0142', change({ tbl: 'users', id: 'sam', base: {}, set: { phone: '(903) 555-0142' } })],
  [
    'Tournament Lake Fork Open: entry fee $90.00 → $100.00, fish limit 5 → 3',
    change({
      tbl: 'tournaments',
      id: 'fork',
      base: { entryFee: 90, 'settings.weight.fishLimit': 5 },
      set: { entryFee: 100, 'settings.weight.fishLimit': 3 },
    }),
  ],
  ['New payment for Sam Ortiz, $130.50', change({ tbl: 'payments', id: 'new', baseRev: 0, set: { user: 'sam', amount: 130.5 } })],
  ['2 credits used for Sam Ortiz', change({ tbl: 'credit-transactions', id: 'new', baseRev: 0, set: { bank: 'bank', amount: -2 } })],
  ['New membership for Sam Ortiz', change({ tbl: 'memberships', id: 'new', baseRev: 0, set: { user: 'sam', season: 's27' } })],
  ['New flight Flight 3', change({ tbl: 'tournament-flights', id: 'new', baseRev: 0, set: { name: 'Flight 3', tournament: 'fork' } })],
  [
    'New pre-registration for Lily Reyes',
    change({ tbl: 'tournament-pre-registrations', id: 'new', baseRev: 0, set: { 'team.users': ['lily'], tournament: 'fork' } }),
  ],
  ['Lake Fork Open results finalized', change({ tbl: 'tournament-results', id: 'fork', kind: 'call', call: 'finalize' })],
  ['Lake Fork Open results reopened', change({ tbl: 'tournament-results', id: 'fork', kind: 'call', call: 'reopen' })],
])('a director reads "%s"', async (words, told) => {
  expect(await changeWords(told, find)).toBe(words)
})

test('a boat that this device does not know is still a sentence', async () => {
  const told = change({ tbl: 'weigh-in-events', kind: 'event', set: { kind: 'weigh', entry: 'gone', weight: 16 } })
  expect(await changeWords(told, find)).toBe('A boat not on this device weigh-in 1-00')
})

test('every table has words for a new, a changed and a deleted record', async () => {
  const { SYNC_TABLES } = await import('@ramplight/contract/sync/tables')
  for (const tbl of SYNC_TABLES.filter((name) => name !== 'weigh-in-events')) {
    const set = { name: 'Trail', first_name: 'Sam', last_name: 'Ortiz', user: 'sam', amount: 1 }
    expect(await changeWords(change({ tbl, id: 'x', baseRev: 0, set }), find)).toMatch(/^(New |1 credit)/)
    expect(await changeWords(change({ tbl, id: 'x', kind: 'del' }), find)).toMatch(/(deleted|voided)$/)
    expect(await changeWords(change({ tbl, id: 'x', base: { oddField: 1 }, set: { oddField: 2 } }), find)).not.toContain('undefined')
  }
})

test('a long change says how much more there is', async () => {
  const set = { first_name: 'Al', last_name: 'B', city: 'Alba', zip: '75410', state: 'TX' }
  expect(await changeWords(change({ tbl: 'users', id: 'sam', base: {}, set }), find)).toContain('city Alba, 2 more')
})

test('values are said in the words of their field', async () => {
  const around = { find, row: { tournament: 'fork' } }
  expect(await writeField('tournament-entries', 'flight', 'f2', around)).toBe('Flight 2')
  expect(await writeField('tournament-entries', 'users', ['lily', 'minh'], around)).toBe('Lily Reyes, Minh Tran')
  expect(await writeField('weigh-in-events', 'weight', 231, around)).toBe('14-07')
  expect(await writeField('payments', 'amount', 130, around)).toBe('$130.00')
  expect(await writeField('credit-transactions', 'amount', -2, around)).toBe('-2')
  expect(await writeField('tournaments', 'settings.payout.minimumAmountToTriggerPayout', 12.5, around)).toBe('$12.50')
  expect(await writeField('tournaments', 'settings.weight.deadFishPenalty', 4, around)).toBe('0-04')
  expect(await writeField('tournament-entries', 'disqualified', true, around)).toBe('yes')
  expect(await writeField('tournament-entries', 'boatNumber', null, around)).toBe('—')
  expect(labelOf('tournaments', 'settings.weight.fishLimit')).toBe('Fish limit')
  expect(labelOf('credit-transactions', 'amount')).toBe('Credits')
})

test('a refusal is a sentence, and has its own ways out', () => {
  const refused = (reason: string, more: Partial<QuarantineRow> = {}) => ({ reason, message: '', kind: 'up' as const, baseRev: 3, ...more })
  expect(refusalWords(refused('boat-number.taken', { message: 'Boat 12 is already Hall.' }))).toBe('Boat 12 is already Hall.')
  expect(refusalWords(refused('gone'))).toContain('deleted this in the meantime')
  expect(refusalWords(refused('who-knows'))).toBe('The server rejected this change.')
  expect(waysOutOf(refused('gone'))).toEqual(['restore', 'discard'])
  expect(waysOutOf(refused('boat-number.taken'))).toEqual(['retry', 'edit', 'discard'])
  expect(waysOutOf(refused('entry.weighed', { kind: 'del' }))).toEqual(['retry', 'discard'])
  expect(waysOutOf(refused('too_old'))).toEqual(['retry', 'save', 'discard'])
  const closing = refused('results.changed-since-preview', { kind: 'call', message: 'A weight changed after this preview.' })
  expect(refusalWords(closing)).toBe('Other bags came in since. Check the results and finalize again.')
  expect(waysOutOf(closing)).toEqual(['discard'])
})

test('LAW: what somebody typed is never only let go', () => {
  const reasons = [...REFUSED, 'results.changed-since-preview', 'boat-number.taken', 'server_error', 'long_ago', 'who-knows']
  const only = reasons.flatMap((reason) =>
    (['up', 'del', 'event'] as const).flatMap((kind) =>
      [0, 3].flatMap((baseRev) => {
        // A call is decided anew on its own screen.
        const isOfCall = reason.startsWith('results.')
        return isOfCall || waysOutOf({ reason, kind, baseRev }).some((way) => way !== 'discard') ? [] : [`${reason} ${kind} ${baseRev}`]
      }),
    ),
  )
  expect(only).toEqual([])
})

test('a bag and a payment of another version are saved as a text that a director can type in, and whole', async () => {
  const around = { find, row: { tournament: 'fork' } }
  const odd = { how: 'cash', dollars: 130 }
  expect(await writeField('tournament-entries', 'paymentLog.x', odd, around)).toContain('130')
  const refused = {
    ...change({ tbl: 'tournament-entries', id: 'b12', base: {}, set: { boatNumber: 12, 'paymentLog.x': odd } }),
    ...{ reason: 'too_old', message: '', at: '2027-06-12T11:00:00.000Z' },
  } as unknown as QuarantineRow
  const fields = [
    { path: 'boatNumber', label: 'Boat', typed: '12', server: null },
    { path: 'weight', label: 'Weight', typed: '14-07', server: null },
  ]
  const text = changeAsText(refused, { words: 'Entry of 12 Hall', fields, held: ['Boat 12 weigh-in 14-07'] })
  expect(text.split('\n')).toEqual(expect.arrayContaining(['Entry of 12 Hall', 'Boat: 12', 'Weight: 14-07', 'Boat 12 weigh-in 14-07']))
  expect(text).toContain('"dollars": 130')
  expect(changeFileName(refused)).toBe('change_2027-06-12T11-00.txt')
})

test('a bag of a boat that was deleted is not brought back by itself: its boat is', () => {
  const bag = { reason: 'gone', message: '', kind: 'event' as const, baseRev: 0 }
  expect(refusalWords(bag)).toContain('The record this belongs to was deleted')
  expect(waysOutOf(bag)).toEqual(['retry', 'discard'])
  expect(waysOutOf({ ...bag, kind: 'up' })).toEqual(['retry', 'discard'])
})

const row = (told: Partial<OutboxRow>) => ({ kind: 'up', tbl: 'tournament-entries', state: 'pending', set: {}, ...told }) as OutboxRow
const refusedAngler = { tbl: 'users', id: 'sam' } as QuarantineRow

test('a table counts what is to send, to delete, and refused', () => {
  const lines = tableLines([row({}), row({}), row({ kind: 'del' }), row({ tbl: 'weigh-in-events', kind: 'event' })], [refusedAngler])
  expect(lines.filter(({ toSend, toDelete, refused }) => toSend + toDelete + refused > 0)).toEqual([
    { tbl: 'users', name: 'Anglers', toSend: 0, toDelete: 0, refused: 1 },
    { tbl: 'tournament-entries', name: 'Entries', toSend: 2, toDelete: 1, refused: 0 },
    { tbl: 'weigh-in-events', name: 'Weigh-ins', toSend: 1, toDelete: 0, refused: 0 },
  ])
})

test('what hangs on a refused angler stands under it, and what hangs on that', () => {
  const entry = row({ id: 'e-new', state: 'waiting', set: { users: ['sam'] } })
  const bag = row({ id: 'bag', tbl: 'weigh-in-events', state: 'waiting', set: { entry: 'e-new' } })
  const other = row({ id: 'other', set: { users: ['lily'] } })
  expect(heldBackBy(refusedAngler, [entry, bag, other]).map(({ id }) => id)).toEqual(['e-new', 'bag'])
})
