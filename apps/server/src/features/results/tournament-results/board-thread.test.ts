import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { touchBoard } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { lakeFork, weigh } from '../testing/lake-fork.ts'
import { boardThread } from './board-thread.ts'
import { currentBoard } from './current-board.ts'
import { readBoard } from './read-board.ts'

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

test('a thread makes the same board to the byte, and the one after a weigh-in; it starts again after it has ended', async () => {
  const { tournament } = await lakeFork(ramp, ana)
  const thread = boardThread(ramp.deps.pool)
  expect(await thread.read(tournament.id)).toEqual(await readBoard(ramp.db, tournament.id))
  await thread.close()
  await weigh(ramp, ana, await aBoat(ramp, tournament, 99, ['Late Larry']), [20, 6])
  expect(await thread.read(tournament.id)).toEqual(await readBoard(ramp.db, tournament.id))
  await expect(thread.read('65f1c0ffee65f1c0ffee9999')).rejects.toThrow('The board was not made')
  await thread.close()
})

test('a thread that ends is said to whoever waits for it', async () => {
  const broken = boardThread(ramp.deps.pool, new URL('data:text/javascript,process.exit(3)'))
  await expect(broken.read('65f1c0ffee65f1c0ffee9999')).rejects.toThrow('The thread that makes boards has ended.')
})

test('a field of two thousand and one is made there from its second board on, and answered as any other', async () => {
  const cup = await aTournament(ramp, ana)
  await ramp.deps.pool.query(
    `insert into tournament_entries (id, tournament, tour, users, status, created_at, updated_at)
     select 'b' || lpad(to_hex(n), 23, '0'), $1, $2, jsonb_build_array('a' || lpad(to_hex(n), 23, '0')), 'Paid', now(), now() from generate_series(1, 2001) n`,
    [cup.id, cup.tour],
  )
  // By the name of its connection one sees who reads.
  const readers = async () =>
    (
      await ramp.deps.pool.query(
        `select 1 from pg_stat_activity where application_name = 'ramplight boards' and datname = current_database()`,
      )
    ).rowCount
  const first = await currentBoard(ramp.deps, ramp.db, cup)
  expect([JSON.parse(first.json).rows.length, await readers()]).toEqual([2001, 0])
  const resultsRevision = await ramp.db.transaction((tx) => touchBoard(tx, cup.id))
  const second = await currentBoard(ramp.deps, ramp.db, { ...cup, resultsRevision })
  expect([second.revision, JSON.parse(second.json).rows.length, await readers()]).toEqual([resultsRevision, 2001, 1])
})
