import 'fake-indexeddb/auto'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalWrite, localCallOf } from '#platform/local/answers/local-calls.ts'
import type { Book } from '#platform/local/book/book.ts'
import { engineTable, type LocalDb, recordsOf } from '#platform/local/store/local-db.ts'
import { localDb } from '#platform/local/store/make-local-db.ts'
import { aBoat, aChange, idOf } from '#platform/local/testing/rows.ts'
import { undecidedIn } from './undecided.ts'
import './tournament-results.writes.ts'

const [FORK, RAY] = [idOf(1), idOf(2)]
let db: LocalDb
beforeEach(async () => {
  db = await localDb(idOf(99)).open()
})
afterEach(() => db.delete())

const refused = (n: number, tbl: SyncTable, id: string, more: object = {}) =>
  engineTable(db, 'quarantine').put({
    ...aChange(n, { tbl, id }),
    reason: 'entry.angler-twice',
    message: '',
    refusedAt: '2027-06-12T12:00:00.000Z',
    ...more,
  })

test('a boat that was refused, a bag behind it and a draw that was refused keep the results from becoming official', async () => {
  expect(await undecidedIn(db, FORK)).toBe(0)
  await recordsOf(db, 'tournament-entries').put(aBoat(5, FORK, 7))
  await refused(1, 'tournament-entries', idOf(5))
  await engineTable(db, 'outbox').put({
    ...aChange(2, { tbl: 'weigh-in-events', id: idOf(6), kind: 'event', state: 'waiting' }),
    set: { tournament: FORK },
  })
  await refused(3, 'tournaments', FORK, { kind: 'call', call: 'number' })
  expect(await undecidedIn(db, FORK)).toBe(3)
  // Also where the server would answer: it does not know of them.
  const finalize = localCallOf(tournamentResultCalls.create) as LocalWrite<typeof tournamentResultCalls.create>
  const asked = { params: undefined, query: undefined, body: { tournament: FORK, revision: 7 } } as never
  await expect(finalize.guard!(asked, { db } as Book)).rejects.toMatchObject({ code: 'results.undecided-here' })
  await expect(finalize.guard!({ ...(asked as object), body: { tournament: RAY } } as never, { db } as Book)).resolves.toBeUndefined()
})

test('what was refused elsewhere, what only waits for the network, and a finalize that was refused do not', async () => {
  await recordsOf(db, 'tournament-entries').bulkPut([aBoat(5, RAY, 7), aBoat(6, FORK, 8)])
  await refused(1, 'tournament-entries', idOf(5))
  await refused(2, 'users', idOf(8))
  await refused(3, 'tournaments', FORK, { kind: 'call', call: 'finalize' })
  await engineTable(db, 'outbox').put(aChange(4, { tbl: 'tournament-entries', id: idOf(6) }))
  expect(await undecidedIn(db, FORK)).toBe(0)
})
