import { newId } from '@ramplight/contract/kernel/new-id'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/in-transaction'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import type { Movement } from './post.ts'
import { keyOf, postedFor } from './posted-for.ts'
import { settle } from './settle.ts'

let ramp: TestServer
let ana: Person
let tournament: string
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
  tournament = (await aField(ramp, ana)).tournament
})
afterAll(() => ramp.close())

const at = '2027-06-12T10:00:00.000Z'
type Client = { query: (text: string, values?: unknown[]) => Promise<{ rows: never[] }> }
/** Sells a ticket: cash that no entry explains. */
async function sell(client: Client, cents: number): Promise<string> {
  const id = newId()
  await client.query(
    `insert into ledger_postings (id, at, kind, tournament, source_family, source_record, number, lines)
      values ($1, $2, 'raffle', $3, 'tournament-raffles', $1, 0, 2)`,
    [id, at, tournament],
  )
  await client.query(
    `insert into ledger_lines (posting, number, account, amount, times, charged) values ($1, 0, 'cash', $2, 0, 0), ($1, 1, 'raffle', 0 - $2::bigint, 0, 0)`,
    [id, cents],
  )
  return id
}
const said = async () => {
  const { rows } = await ramp.deps.pool.query('select money_besides, results_revision as revision from tournaments where id = $1', [
    tournament,
  ])
  return rows[0] as { money_besides: { place: string; left: number }[]; revision: number }
}

/** Until somebody waits for a row that another one holds. */
const oneWaits = () =>
  expect
    .poll(
      async () =>
        (await ramp.deps.pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).rows,
    )
    .toHaveLength(1)

test('two who post for one event at the same moment both count on the devices', async () => {
  const [first, second] = [await ramp.deps.pool.connect(), await ramp.deps.pool.connect()]
  try {
    for (const one of [first, second]) await one.query('begin')
    await sell(first as unknown as Client, 1_000)
    const waits = sell(second as unknown as Client, 500)
    await oneWaits()
    await first.query('commit')
    await waits
    await second.query('commit')
  } finally {
    for (const one of [first, second]) one.release()
  }
  expect((await said()).money_besides).toEqual([{ place: 'cash', left: 1_500 }])
})

test('of two who settle one record at the same moment, the second begins again and finds what the first posted', async () => {
  const doer = { id: null, at, device: null }
  const source = { family: 'tournament-raffles', record: newId() }
  const paid = (amount: number): Movement => ({
    kind: 'raffle',
    source,
    tournament: null,
    lines: [
      { account: 'cash', amount },
      { account: 'raffle', amount: -amount },
    ],
  })
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: isPosted, resolve: posts } = Promise.withResolvers<void>()
  const first = inTransaction(ramp.db, async (tx) => {
    await settle(tx, [paid(500)], doer)
    posts()
    await isSeen
  })
  // The other way round the second would be done before the first begins.
  await isPosted
  let turns = 0
  const second = inTransaction(ramp.db, (tx) => settle(tx, [paid(700)], doer).finally(() => turns++))
  await oneWaits().finally(goOn)
  await Promise.all([first, second])
  const posted = (await postedFor(ramp.db, [source])).get(keyOf(source)) ?? []
  expect({ turns, cash: posted.map(({ lines }) => lines[0]?.amount) }).toEqual({ turns: 2, cash: [500, 200] })
})

test('money moves no board; what a board shows does, and so does a new revision that is asked for', async () => {
  const before = (await said()).revision
  await ramp.db.execute(sql`select 1`)
  const client = await ramp.deps.pool.connect()
  await client.query('begin')
  await sell(client as unknown as Client, 100)
  await client.query('commit')
  client.release()
  expect(await said()).toMatchObject({ money_besides: [{ left: 1_600 }], revision: before })
  await ramp.db.execute(sql`update tournaments set located = true, latitude = 32.8, longitude = -95.5 where id = ${tournament}`)
  expect((await said()).revision).toBe(before)
  await ramp.db.execute(sql`update tournaments set name = 'Lake Fork Open' where id = ${tournament}`)
  expect((await said()).revision).toBe(before + 1)
  await ramp.db.execute(sql`update tournaments set results_revision = results_revision where id = ${tournament}`)
  expect((await said()).revision).toBe(before + 2)
})

test('the ledger is not emptied', async () => {
  for (const table of ['ledger_postings', 'ledger_lines', 'money_events'])
    await expect(ramp.deps.pool.query(`truncate ${table} cascade`)).rejects.toThrow('is never emptied')
})

test.each([
  ["insert into card_movements values ('payment pi_x', 'payment', 'nobody', 1, 0, now(), now())", 'card_movements_checkout_fk'],
  [
    "insert into card_disputes (id, checkout, amount, reason, status, at) values ('dp_x', 'nobody', 1, '', 'lost', now())",
    'card_disputes_checkout_fk',
  ],
  [
    "insert into refunds (id, at, membership, amount, method, reason, state, checkout) values ('r', now(), 'm', 1, 'card', '', 'asked', 'nobody')",
    'refunds_checkout_fk',
  ],
  [
    "insert into refunds (id, at, membership, amount, method, reason, state) values ('r', now(), 'm', 0, 'card', '', 'asked')",
    'refunds_amount',
  ],
  [
    "insert into refunds (id, at, membership, amount, method, reason, state) values ('r', now(), 'm', 1, 'card', '', 'lost')",
    'refunds_state',
  ],
  [
    "insert into card_payouts (payment, tournament, amount, payer, recipient, at) values ('nobody', 't', 1, 'a', 'b', now())",
    'card_payouts_payment_fk',
  ],
  [
    "insert into platform_movements values ('payment pi_x', 'payment', 'bill in_x', 'nobody', 'pi_x', 1, 0, now())",
    'platform_movements_director_fk',
  ],
  ["insert into level_bills values ('in_x', 'nobody', 1, 1, now())", 'level_bills_user_fk'],
  [
    "insert into calcutta_payouts (id, lot, \"to\", amount, method, at) values ('c', 'nobody', 'boat', 1, 'cash', now())",
    'calcutta_payouts_lot_fk',
  ],
  [
    "insert into ledger_postings (id, at, kind, source_family, source_record, number, reversal_of, lines) values ('p', now(), 'card', 's', 'r', 0, 'nobody', 1)",
    'ledger_postings_reversal_fk',
  ],
  [
    "insert into ledger_postings (id, at, kind, source_family, source_record, number, lines) values ('p', now(), 'gift', 's', 'r', 0, 1)",
    'ledger_postings_kind',
  ],
  [
    "insert into ledger_lines (posting, number, account, amount, times, charged) select id, 9, 'pocket', 1, 0, 0 from ledger_postings limit 1",
    'ledger_lines_account',
  ],
  [
    "insert into money_events (id, item, act, kind, amount, method, tournament, entry, seen, at) values ('m', 'm', 'make', 'float', 1, 'cash', 't', 'boat', '[]', now())",
    'money_events_whose',
  ],
  [
    "insert into platform_invoices (id, director, month, lines, anglers, credits, amount, status, created_at) values ('i', 'd', '2026-13', '[]', 0, 0, 1, 'open', now())",
    'platform_invoices_of_month',
  ],
])('the database refuses what only a fault of ours could write: %s', async (statement, rule) => {
  await expect(ramp.deps.pool.query(statement)).rejects.toMatchObject({ constraint: rule })
})

test('no rule of the tables is left unchecked for what was there before', async () => {
  const { rows } = await ramp.deps.pool.query(
    "select conname from pg_constraint where not convalidated and connamespace = 'public'::regnamespace",
  )
  expect(rows).toEqual([])
})

test('points of a team, where no angler is named, are once', async () => {
  const insert = (id: string) =>
    ramp.deps.pool.query(
      `insert into season_event_point_distributions (id, created_at, updated_at, entry, tournament) values ($1, now(), now(), 'e', $2)`,
      [id, tournament],
    )
  await insert(newId())
  await expect(insert(newId())).rejects.toMatchObject({ constraint: 'season_points_once' })
})

test('a sign-in is no news for any device', async () => {
  const feed = async () => (await ramp.deps.pool.query('select scope, head from sync_scope order by scope')).rows
  const before = await feed()
  await ramp.db.execute(sql`update users set last_login_at = now() where id = ${ana.id}`)
  expect(await feed()).toEqual(before)
  // What somebody reads of a person is, and so is what is written without a change.
  await ramp.db.execute(sql`update users set first_name = 'Anna' where id = ${ana.id}`)
  const after = await feed()
  expect(after).not.toEqual(before)
  await ramp.db.execute(sql`update users set rev = rev where id = ${ana.id}`)
  expect(await feed()).not.toEqual(after)
})
