import { uploaderCalls } from '@ramplight/contract/content/uploader'
import { newId } from '@ramplight/contract/kernel/new-id'
import { pushSubscriptionCalls } from '@ramplight/contract/messaging/push-subscriptions'
import { accountCalls } from '@ramplight/contract/payments/accounts'
import { anglerMergeCalls } from '@ramplight/contract/people/angler-merges'
import { personalDataCalls as calls } from '@ramplight/contract/people/personal-data'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { devNotifierCalls } from '@ramplight/contract/system/dev-notifier'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signToken } from '#platform/auth/tokens'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from '../../../testing/a-world.ts'
import { documents } from '../../content/documents/documents.table.ts'
import { aPdf } from '../../content/files/testing/some-files.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import { openSession } from '../auth/sessions.ts'
import { cleanHistory } from './clean-history.ts'
import { HELD } from './held-data.ts'

/** In every value that tells of her, and in nothing else: long enough that no hash holds it by chance. */
const CANARY = 'zqxwvkj'
const PHONE = '9035557391'
const A_PHONE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/lily',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  secret: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'en' as const,
}

/** Words of the product and not of a person. */
const NO_TEXT = new Set(
  'id user user_type record tournament tour season director status type kind role about tbl op field action family method path key who state payload_sha debit_or_credit once_key recipient_of_payment partner source_module_record scope bank entry rec_id op_id sender team raffle level code_hash secret_hash parent impersonator captain boat_captain sub fee_payer device by local_id canonical_id user_profile season_team boat payment_for_type sent_to flight body_hash taken_back_by to_confirm'.split(
    ' ',
  ),
)
/** Rows that name her and are no record of her: a field of a club there is not hers. */
const OF_OTHERS = new Set(['tournaments', 'tournament_results', 'season_standings', 'weigh_in_events', 'audit_log', 'users', 'sync_feed'])

describe('what is kept of a person', () => {
  let ramp: TestServer
  let ana: Person
  let admin: Person
  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
  }, 120_000)
  afterAll(() => ramp.close())

  const tablesOf = async () => {
    const { rows } = await ramp.db.execute<{ name: string; column: string; type: string }>(sql`
      select table_name as name, column_name as column, data_type as type from information_schema.columns where table_schema = 'public' order by 1, 2`)
    return Map.groupBy(rows, ({ name }) => name)
  }

  async function signedIn(id: string): Promise<Person> {
    const session = await openSession(ramp.db, id, ramp.deps.now(), { address: `${CANARY} address`, device: `${CANARY} phone` })
    return { id, name: id, token: await signToken({ user: id, session }, ramp.deps.signingKey, ramp.deps.now()) }
  }

  /** Lily of a whole world, with the canary in everything that is hers, and in everything that was written because of her. */
  async function lilyOf(director: Person): Promise<{ lily: Person; world: World }> {
    const world = await aWorld(ramp, director)
    const lily = await signedIn(world.user)
    await ramp.db.execute(sql`update users set first_name = ${`${CANARY}lily`}, last_name = ${`${CANARY}reyes`},
      email = ${`${CANARY}${lily.id}@lake.test`}, phone = ${PHONE}, street = ${`1 ${CANARY} Road`}, city = ${`${CANARY}ville`},
      state = ${`${CANARY} state`}, zip = ${`${CANARY}75`}, username = ${`${CANARY}user`}, club_name = ${`${CANARY} club`},
      confirmed = true where id = ${lily.id}`)
    await ramp.call(accountCalls.create, { as: lily, body: { name: `${CANARY} pay`, type: 'Card', email: `${CANARY}pay@lake.test` } })
    await ramp.call(userCalls.update, { as: lily, params: { id: lily.id }, body: { city: `${CANARY}town` } })
    await ramp.call(pushSubscriptionCalls.subscribe, { as: lily, body: A_PHONE })
    const entry = { params: { id: world.records['tournament-entries']! } }
    await ramp.call(tournamentEntryCalls.update, { as: director, ...entry, body: { sub: lily.id } as never })
    const columns = await tablesOf()
    for (const [name, all] of columns) {
      if (OF_OTHERS.has(name) || 'only' in (HELD[name] ?? {}) || 'kept' in (HELD[name] ?? {})) continue
      const table = sql.identifier(name)
      const hers = sql`x::text like ${`%${lily.id}%`}`
      for (const { column, type } of all.filter((one) => !NO_TEXT.has(one.column))) {
        const cell = sql.identifier(column)
        const hex = sql`coalesce(${cell}::text, '') !~ '[0-9a-f]{24}'`
        if (type === 'text')
          await ramp.db.execute(sql`update ${table} x set ${cell} = ${`${CANARY} ${name} ${column}`} where ${hers} and ${hex}`)
        if (type === 'jsonb' && ['extra', 'optional_values', 'items', 'meta_data', 'lines', 'detail', 'mine', 'theirs'].includes(column))
          await ramp.db.execute(sql`update ${table} x set ${cell} = ${JSON.stringify([CANARY, column])}::jsonb where ${hers} and ${hex}`)
      }
    }
    const signed = [{ user: lily.id, said: { name: `${CANARY} lily` } }]
    await ramp.db.execute(sql`update tournament_pre_registrations set signed = ${JSON.stringify(signed)}::jsonb where users ? ${lily.id}`)
    return { lily, world }
  }

  /** Every place of every row of the database that still tells of her. */
  async function found(): Promise<string[]> {
    const places: string[] = []
    for (const name of (await tablesOf()).keys()) {
      const { rows } = await ramp.db.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(x) as row from ${sql.identifier(name)} x where x::text like ${`%${CANARY}%`} or x::text like ${`%${PHONE}%`}`,
      )
      for (const { row } of rows)
        for (const [column, value] of Object.entries(row))
          if (JSON.stringify(value ?? '').match(`${CANARY}|${PHONE}`))
            places.push(`${name}.${column} ${JSON.stringify(value).slice(0, 80)}`)
    }
    return [...new Set(places)].sort()
  }
  const erase = async (as: Person, id: string, hideName = true) => {
    const answer = await ramp.call(calls.erase, { as, params: { id }, body: { confirm: 'ERASE', hideName } })
    await cleanHistory({ db: ramp.db, now: ramp.deps.now })
    return answer
  }

  test('every table says what it holds of a person', async () => {
    expect([...(await tablesOf()).keys()].filter((name) => !(name in HELD))).toEqual([])
  })

  test('is given to them as files, and to nobody else but an admin', async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    const { lily } = await lilyOf(ana)
    const { body } = await ramp.call(calls.personalData, { as: lily, params: { id: lily.id } })
    const { json, tables } = body
    const { kept } = JSON.parse(json) as { kept: Record<string, unknown[]> }
    for (const table of ['users', 'accounts', 'payments', 'tournament_entries', 'weigh_in_events', 'sessions', 'push_subscriptions'])
      expect(kept[table]).toBeTruthy()
    expect(json).not.toMatch(/password_hash|secret_hash|code_hash|push_secret/)
    expect(tables.map(({ name, rows }) => [name, rows.length > 0])).toEqual(
      ['my-entries', 'my-weigh-ins', 'my-payments'].map((name) => [name, true]),
    )
    for (const as of [ana, null]) expect((await ramp.call(calls.personalData, { as, params: { id: lily.id } })).status).toBeGreaterThan(399)
    expect((await ramp.call(calls.personalData, { as: admin, params: { id: lily.id } })).status).toBe(200)
    expect((await erase(ana, lily.id)).status).toBe(403)
    expect((await erase(admin, lily.id)).status).toBe(200)
    expect(await found()).toEqual([])
  }, 120_000)

  test('is gone after they erased themself: in every row of every table, on every device, and nobody signs in as them', async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    const { lily, world } = await lilyOf(ana)
    const laptop = aDevice(ramp, ana)
    await laptop.pull()
    const onLaptop = () => [...laptop.rows.values()].filter(({ doc }) => JSON.stringify(doc).includes(CANARY)).map(({ tbl }) => tbl)
    expect([(await found()).length > 20, onLaptop().length > 2]).toEqual([true, true])
    const { count } = (await ramp.db.execute<{ count: number }>(sql`select count(*)::int as count from weigh_in_events`)).rows[0]!
    expect(await erase(lily, lily.id)).toMatchObject({ status: 200 })
    expect(await found()).toEqual([])
    await laptop.pull()
    expect(onLaptop()).toEqual([])
    expect((await ramp.call(userCalls.get, { as: lily, params: { id: lily.id } })).status).toBe(401)
    const entry = await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: world.records['tournament-entries']! } })
    expect(entry.body.users).toContain(lily.id)
    expect((await ramp.db.execute(sql`select 1 from weigh_in_events`)).rows).toHaveLength(count)
    const { rows } = await ramp.db.execute(sql`select "by", summary from audit_log where record = ${lily.id} and action = 'erased'`)
    expect(rows).toEqual([{ by: lily.id, summary: 'Erased a person' }])
    expect((await ramp.call(userCalls.restore, { as: admin, params: { id: lily.id } })).error.code).toBe('erasure.done')
  }, 120_000)

  test('what they wrote to us is gone from the mail to the admins, and a tax form from the disk, at once', async () => {
    const [dora, director] = [
      await ramp.person('Angler', 'Dora Pike', { email: 'dora@lake.test' }),
      await ramp.person('Director', 'Vic Dahl'),
    ]
    await ramp.call(devNotifierCalls.contactUs, {
      body: { fromEmail: 'dora@lake.test', subject: 'My card', message: 'I had a stroke in May', user: null },
    })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(aPdf('W-9'))]), 'w9.pdf')
    const { body: own } = await ramp.call(uploaderCalls.upload, { as: dora, form })
    const handedIn = new FormData()
    handedIn.append('file', new Blob([new Uint8Array(aPdf('W-9 on paper'))]), 'scan.pdf')
    const { body: scan } = await ramp.call(uploaderCalls.upload, { as: director, form: handedIn })
    const at = ramp.deps.now().toISOString()
    await ramp.db
      .insert(documents)
      .values({ id: newId(), createdAt: at, updatedAt: at, label: 'W-9', path: scan.path, dateUploaded: at, user: dora.id })
    const lying = async () => {
      const keys: string[] = []
      for await (const { key } of ramp.deps.files.store.list()) if ([own, scan].some(({ _id }) => key.includes(_id))) keys.push(key)
      return keys
    }
    expect(await lying()).toHaveLength(2)
    expect(await erase(admin, dora.id)).toMatchObject({ status: 200 })
    expect(await lying()).toEqual([])
    const { rows } = await ramp.db.execute(
      sql`select 1 from outgoing_messages where text like '%a stroke%' union all select 1 from dev_notices where message like '%a stroke%'`,
    )
    expect(rows).toEqual([])
  })

  test('nobody waits for the history: it is cleaned afterwards, a batch at a time, and a restart goes on where it was', async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    const { lily } = await lilyOf(ana)
    const reader = await ramp.deps.pool.connect()
    await reader.query('begin')
    await reader.query('select 1 from audit_log for update')
    try {
      const answer = await ramp.call(calls.erase, { as: admin, params: { id: lily.id }, body: { confirm: 'ERASE', hideName: true } })
      expect(answer.status).toBe(200)
    } finally {
      await reader.query('rollback')
      reader.release()
    }
    expect((await found()).every((place) => /^(audit_log|idempotency_keys|sync_op|sync_conflict|erasures)\./.test(place))).toBe(true)
    let turns = 0
    const dying = new Proxy(ramp.db, {
      get: (db, name) => {
        if (name === 'transaction' && ++turns >= 4) throw new Error('killed')
        const found = Reflect.get(db, name)
        return typeof found === 'function' ? found.bind(db) : found
      },
    })
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await cleanHistory({ db: dying, now: () => new Date(Date.now() - 86_400_000) }, 50)).toBe(0)
    log.mockRestore()
    expect((await ramp.db.execute(sql`select step, "after" from erasures`)).rows).toMatchObject([{ step: 1, after: [expect.any(String)] }])
    expect(await cleanHistory({ db: ramp.db, now: ramp.deps.now }, 50)).toBe(1)
    expect(await found()).toEqual([])
  }, 120_000)

  test('stays as a name in official results, unless they ask', async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    const { lily, world } = await lilyOf(ana)
    await ramp.db.execute(
      sql`update tournament_results set tournament = ${world.tournament}, date_finalized = now() where id = ${world.records['tournament-results']!}`,
    )
    expect((await erase(lily, lily.id, false)).status).toBe(200)
    expect(await found()).toEqual([`users.first_name "${CANARY}lily"`, `users.last_name "${CANARY}reyes"`])
    await ramp.db.execute(sql`update users set first_name = '', last_name = '' where id = ${lily.id}`)
  }, 120_000)

  test('is gone, too, of a line that was merged into them', async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    const { lily, world } = await lilyOf(ana)
    const line = await ramp.person('Angler', `${CANARY}li ${CANARY}reyes`, { tours: [world.tour], phone: PHONE, city: `${CANARY}ville` })
    const merged = await ramp.call(anglerMergeCalls.merge, { as: ana, body: { master: lily.id, merged: line.id, take: [] } })
    expect(merged.status).toBe(200)
    expect((await erase(lily, lily.id)).status).toBe(200)
    expect(await found()).toEqual([])
  }, 120_000)

  test('who directs tours hands them over first, and no admin erases themself', async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    await aWorld(ramp, ana)
    expect((await erase(ana, ana.id)).error).toMatchObject({ code: 'erasure.directs' })
    expect((await erase(admin, admin.id)).error).toMatchObject({ code: 'erasure.admin' })
  }, 60_000)
})
