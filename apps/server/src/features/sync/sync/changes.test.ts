import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '@ramplight/contract/kernel/new-id'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { syncCalls } from '@ramplight/contract/sync/sync'
import { SYNC_TABLES } from '@ramplight/contract/sync/tables'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { epochsOf } from '#platform/sync/epochs'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { aDevice, type Device } from '../testing/a-device.ts'

describe('what devices hear of', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Diaz')
    await ramp.db.execute(hold)
  })
  afterAll(() => ramp.close())

  const at = '2027-06-12T11:00:00.000Z'
  /** As any code might write: the feed does not depend on who does. */
  const insertSpecies = async (name: string, director = ana.id, id = newId()) =>
    ramp.db.execute(
      sql`insert into species (id, created_at, updated_at, name, water_type, director) values (${id}, ${at}, ${at}, ${name}, 'Both', ${director})`,
    )
  const headOf = async (scope: string) => {
    const { rows } = await ramp.db.execute<{ head: string }>(sql`select head from sync_scope where scope = ${scope}`)
    return Number(rows[0]?.head ?? 0)
  }

  /** Holds the commit of who adds a fish called Slow, or takes a tournament out of a tour, after it has got its numbers. */
  const hold = sql`
    create function hold_slow() returns trigger language plpgsql as $$ begin
      if new.tbl = 'tournaments' and new.op = 'l' or exists (select 1 from species where id = new.rec_id and name = 'Slow')
        then perform pg_sleep(0.5); end if; return null; end $$;
    create constraint trigger hold_slow after insert or update on sync_feed deferrable initially deferred for each row execute function hold_slow()`

  const isHeld = async () =>
    (await ramp.db.execute(sql`select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`)).rows.length >
    0

  test('every table that devices keep has its place in the feed, and somebody who shows it', async () => {
    const { rows } = await ramp.db.execute<{ family: string; triggers: string }>(sql`
      select split_part(encode(tgargs, 'escape'), '\\000', 1) as family, string_agg(tgname, ' ' order by tgname) as triggers
        from pg_trigger where tgname like 'sync_%' and tgnargs > 0 group by 1`)
    const triggers = new Map(rows.map((row) => [row.family, row.triggers]))
    const { families, logs } = ramp.deps.sync
    for (const table of SYNC_TABLES) {
      expect([table, triggers.get(table)]).toEqual([table, 'sync_delete sync_insert sync_update'])
      await ramp.db.execute(sql`select * from sync_places(${table}, '{}')`)
      expect([table, families.has(table) || logs.has(table)]).toEqual([table, true])
    }
    expect(triggers.size).toBe(SYNC_TABLES.length)
  })

  test('a page is in the order of its scope, and nothing comes twice', async () => {
    const truck = aDevice(ramp, ana)
    for (const name of ['Bass', 'Pike', 'Perch']) await insertSpecies(name)
    const pages = await truck.pull(2)
    const rows = pages.flatMap((page) => page.rows)
    expect(pages.every((page) => page.rows.length <= 2)).toBe(true)
    expect(new Set(rows.map(({ scope, tbl, id }) => `${scope} ${tbl} ${id}`)).size).toBe(rows.length)
    expect(rows.flatMap(({ doc }) => (doc?.waterType ? [doc.name] : []))).toEqual(['Bass', 'Pike', 'Perch'])
    expect((await truck.page()).rows).toEqual([])
  })

  describe('a slow laptop and a fast one in the same book', () => {
    /** Names that a device hears of that asks all the time while both write. */
    async function heardWhileBothWrite(): Promise<unknown[]> {
      const truck = aDevice(ramp, ana)
      await truck.pull()
      const known = truck.rows.size
      let isOver = false
      const asking = (async () => {
        while (!isOver) await truck.pull()
      })()
      const slow = insertSpecies('Slow')
      await delay(150)
      const fast = insertSpecies('Fast')
      await Promise.all([slow, fast])
      isOver = true
      await asking
      await truck.pull()
      return [...truck.rows.values()].slice(known).map(({ doc }) => doc.name)
    }

    test('a device that asks all the time misses neither', async () => {
      expect(await heardWhileBothWrite()).toEqual(['Slow', 'Fast'])
    })

    test('numbers from a sequence would lose the slow one', async () => {
      const { rows } = await ramp.db.execute<{ text: string }>(sql`select pg_get_functiondef('sync_settle(bigint)'::regprocedure) as text`)
      const real = rows[0]!.text
      const counted = real
        .replace(/ {4}INSERT INTO sync_scope[\s\S]*?SET head = sync_scope.head;/, '')
        .replace(/heads AS \([\s\S]*?AS before\),/, 'heads AS (SELECT DISTINCT n.scope FROM next n),')
        .replace(/h\.before \+ row_number\(\) OVER \([^)]*\([^)]*\)[^)]*\)/, "nextval('numbers')")
      expect(counted).not.toContain('sync_scope')
      await ramp.db.execute(sql`create sequence numbers start ${sql.raw(String((await headOf(`dir:${ana.id}`)) + 1))}`)
      await ramp.db.execute(sql.raw(counted))
      // Else a device that is further than the counter would begin again.
      await ramp.db.execute(sql`update sync_scope set head = head + 1000`)
      expect(await heardWhileBothWrite()).toEqual(['Fast'])
      await ramp.db.execute(sql.raw(real))
    })
  })

  test('two who write into two books in opposite order never wait for each other for ever', async () => {
    const both = async (first: Person, second: Person, name: string) =>
      ramp.db.transaction(async (tx) => {
        const add = (director: string) =>
          tx.execute(
            sql`insert into species (id, created_at, updated_at, name, water_type, director) values (${newId()}, ${at}, ${at}, ${name}, 'Both', ${director})`,
          )
        await add(first.id)
        await add(second.id)
      })
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? both(ana, bo, `A ${i}`) : both(bo, ana, `B ${i}`))))
    const truck = aDevice(ramp, ana)
    await truck.pull()
    expect([...truck.rows.values()].filter(({ doc }) => /^[AB] \d/.test(String(doc.name)))).toHaveLength(40)
  })

  test('nothing is told that was taken back, not even a number', async () => {
    const before = await headOf(`dir:${ana.id}`)
    await ramp.db
      .transaction(async (tx) => {
        await tx.execute(
          sql`insert into species (id, created_at, updated_at, name, water_type, director) values (${newId()}, ${at}, ${at}, 'Never', 'Both', ${ana.id})`,
        )
        throw new Error('the station lost its power')
      })
      .catch(() => {})
    await ramp.db.transaction(async (tx) => {
      await tx
        .transaction(async (savepoint) => {
          await savepoint.execute(sql`update species set name = 'Neither' where director = ${ana.id}`)
          savepoint.rollback()
        })
        .catch(() => {})
    })
    expect(await headOf(`dir:${ana.id}`)).toBe(before)
    const { rows } = await ramp.db.execute(sql`select * from sync_touched`)
    expect(rows).toEqual([])
  })

  test('a thousand boats in pages while others are written: each is there once, as it is in the end', async () => {
    const tour = await aTour(ramp, ana, 'Big Trail')
    const many = sql`insert into divisions (id, created_at, updated_at, name, tour, director)
      select lpad(to_hex(n), 24, '0'), ${at}, ${at}, 'Division ' || n, ${tour}, ${ana.id} from generate_series(1, 1000) n`
    await ramp.db.execute(many)
    const truck = aDevice(ramp, ana)
    let isOver = false
    const writing = (async () => {
      for (let n = 1; !isOver; n = (n % 1000) + 1)
        await ramp.db.execute(sql`update divisions set name = 'Changed', rev = rev + 1 where id = lpad(to_hex(${n}::int), 24, '0')`)
    })()
    for (let page = 0; page < 25; page++) await truck.page(100)
    isOver = true
    await writing
    await truck.pull(100)
    const { rows } = await ramp.db.execute<{ id: string; rev: number; name: string }>(
      sql`select id, rev, name from divisions where tour = ${tour} order by id`,
    )
    expect(rows.map(({ id }) => truck.has('divisions', id))).toMatchObject(rows.map(({ id, rev, name }) => ({ _id: id, _rev: rev, name })))
  })

  test('a tournament moves to another tour, and what hangs on it goes along, also what is entered at that moment', async () => {
    const lake = await aField(ramp, ana)
    const boats = [await lake.enter(['Lily Reyes']), await lake.enter(['Tom Tran'])]
    await lake.weigh(boats[0]!._id)
    const cody = await ramp.person('Director', 'Cody Lane')
    const other = await aTour(ramp, cody, 'Toledo Bend Trail')
    const [old, next] = [aDevice(ramp, ana), aDevice(ramp, cody)]
    await old.pull()
    const entered = newId()
    const write = async (statement: ReturnType<typeof sql>) => void (await ramp.db.execute(statement))
    const moving = write(sql`update tournaments set tour = ${other}, director = ${cody.id} where id = ${lake.tournament}`)
    // The boat is entered while the move is being committed: its tour was the old one when it was looked up.
    await expect.poll(isHeld).toBe(true)
    await ramp.db.execute(
      sql`insert into tournament_entries (id, created_at, updated_at, tournament, users) values (${entered}, ${at}, ${at}, ${lake.tournament}, ${JSON.stringify([ana.id])})`,
    )
    await moving
    await Promise.all([old.pull(), next.pull()])
    const places = async (scope: string) => {
      const { rows } = await ramp.db.execute<{ tbl: string; op: string; n: string }>(
        sql`select tbl, op, count(*) as n from sync_feed where scope = ${scope} and tbl <> 'users' group by 1, 2 order by 1, 2`,
      )
      return rows.map(({ tbl, op, n }) => `${tbl} ${op} ${n}`)
    }
    expect(await places(`tour:${lake.tour}`)).toEqual(['tournament-entries l 2', 'tournaments l 1', 'tours u 1', 'weigh-in-events l 1'])
    expect(await places(`tour:${other}`)).toEqual(['tournament-entries u 3', 'tournaments u 1', 'tours u 1', 'weigh-in-events u 1'])
    expect([old.has('tournaments', lake.tournament), next.has('tournaments', lake.tournament)]).toMatchObject([undefined, { tour: other }])
  })

  test('who helps gets the tour from its beginning, and it leaves their device when they are let go', async () => {
    const tour = await aTour(ramp, ana, 'Helped Trail')
    await ramp.db.execute(
      sql`insert into divisions (id, created_at, updated_at, name, tour, director) values (${newId()}, ${at}, ${at}, 'Men', ${tour}, ${ana.id})`,
    )
    const elsa = await ramp.person('Director', 'Elsa Berg', { isAssistant: true })
    const phone = aDevice(ramp, elsa)
    await phone.pull()
    expect(phone.count('divisions')).toBe(0)
    const staff = sql`insert into staff_members (id, created_at, updated_at, "user", director, tours) values (${newId()}, ${at}, ${at}, ${elsa.id}, ${ana.id}, ${JSON.stringify([tour])})`
    await ramp.db.execute(staff)
    await ramp.db.execute(sql`update users set tours = ${JSON.stringify([tour])} where id = ${elsa.id}`)
    await phone.pull()
    expect(
      [...phone.rows.values()]
        .filter(({ scopes }) => scopes.has(`tour:${tour}`))
        .map(({ tbl }) => tbl)
        .sort(),
      // Elsa, and Ana, who runs it.
    ).toEqual(['divisions', 'tours', 'users', 'users'])
    expect(Object.keys(phone.cursor())).toEqual(
      expect.arrayContaining([`tour:${tour}`, `dir:${ana.id}`, `dir:${elsa.id}`, `user:${elsa.id}`, 'pub']),
    )
    // Ana's book is hers: of it a helper sees what is public, and how she weighs.
    expect([...phone.rows.values()].filter(({ doc }) => doc.director === ana.id && doc.waterType)).toEqual([])

    await ramp.db.execute(sql`update users set tours = '[]' where id = ${elsa.id}`)
    await ramp.db.execute(sql`update staff_members set active = false where "user" = ${elsa.id}`)
    const [page] = await phone.pull()
    expect(page?.scopesRemoved.sort()).toEqual([`dir:${ana.id}`, `tour:${tour}`])
    expect(phone.count('divisions')).toBe(0)
    const { body } = await ramp.call(syncCalls.changes, { as: elsa, body: { cursor: { [`tour:${tour}`]: 0, [`dir:${ana.id}`]: 0 } } })
    expect(body?.rows.filter(({ scope }) => scope.endsWith(tour) || scope.endsWith(ana.id))).toEqual([])
  })

  test('who directs a tournament with others hears of it and of its boats, and of no other’s', async () => {
    const [lake, other] = [await aField(ramp, ana), await aField(ramp, ana)]
    await ramp.db.execute(sql`update tournaments set tour = ${lake.tour} where id = ${other.tournament}`)
    const [mine, theirs] = [await lake.enter(['Lily Reyes']), await other.enter(['Tom Tran'])]
    const cody = await ramp.person('Director', 'Cody Lane')
    const phone = aDevice(ramp, cody)
    await phone.pull()
    await ramp.db.execute(sql`update tournaments set co_directors = ${JSON.stringify([cody.id])} where id = ${lake.tournament}`)
    await phone.pull()
    expect([phone.has('tournament-entries', mine._id), phone.has('tournament-entries', theirs._id)].map(Boolean)).toEqual([
      ramp.deps.sync.families.has('tournament-entries'),
      false,
    ])
    await ramp.db.execute(sql`update tournaments set co_directors = ${JSON.stringify([cody.id])} where id = ${other.tournament}`)
    await ramp.db.execute(sql`update tournaments set co_directors = '[]' where id = ${lake.tournament}`)
    await phone.pull()
    expect([phone.has('tournament-entries', mine._id), phone.has('tournament-entries', theirs._id)].map(Boolean)).toEqual([
      false,
      ramp.deps.sync.families.has('tournament-entries'),
    ])
  })

  test('what was prepared in a draft reaches who directs another event of the tour when it is opened, and leaves them with it', async () => {
    const cy = await ramp.person('Director', 'Cy Lund')
    const tour = await aTour(ramp, ana)
    await aTournament(ramp, ana, tour, { coDirectors: [cy.id] })
    const { _id: draft } = await aTournament(ramp, ana, tour, { status: 'Draft' })
    const flight = await ramp.call(tournamentFlightCalls.create, { as: ana, body: { tournament: draft, name: 'Dawn' } })
    const laptop = aDevice(ramp, cy)
    const seen = async (status: 'Open' | 'Draft') => {
      await ramp.db.execute(sql`update tournaments set status = ${status} where id = ${draft}`)
      await laptop.pull()
      return [!!laptop.has('tournaments', draft), !!laptop.has('tournament-flights', flight.body!._id)]
    }
    for (const status of ['Draft', 'Open', 'Draft'] as const) expect(await seen(status)).toEqual(Array(2).fill(status === 'Open'))
  })

  test('what a tournament pays by reaches the devices of its tour, also when it was deleted, and is in nobody’s list there', async () => {
    const tour = await aTour(ramp, ana)
    const hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    const tables = [{ places: 1, percentages: [{ place: 1, percentage: 100 }] }]
    const { body: two } = await ramp.call(payoutStructureCalls.create, { as: ana, body: { name: 'Winner takes all', tables } })
    const [tablet, truck] = [aDevice(ramp, hal), aDevice(ramp, ana)]
    const { _id: id } = await aTournament(ramp, ana, tour)
    const pull = () => Promise.all([tablet.pull(), truck.pull()])
    const pays = (payoutToUse: string | null) => {
      const of = payoutToUse ? sql`${JSON.stringify({ payout: { payoutToUse } })}::jsonb` : sql`'{}'::jsonb`
      return ramp.db.execute(sql`update tournaments set settings = ${of} where id = ${id}`)
    }
    await pull()
    expect(tablet.has('payout-structures', two._id)).toBeUndefined()

    await pays(two._id)
    await pull()
    expect(tablet.has('payout-structures', two._id)).toMatchObject({ tables, director: null })
    expect(truck.has('payout-structures', two._id)).toMatchObject({ tables, director: ana.id })

    await ramp.call(payoutStructureCalls.remove, { as: ana, params: { id: two._id } })
    await pull()
    for (const device of [tablet, truck]) expect(device.has('payout-structures', two._id)).toMatchObject({ tables, director: null })

    await pays(null)
    await pull()
    for (const device of [tablet, truck]) expect(device.has('payout-structures', two._id)).toBeUndefined()
  })

  test('who runs a tour or an event of it, or helps, has a name on the devices of the tour, and nothing more', async () => {
    const tour = await aTour(ramp, ana)
    const hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    const cy = await ramp.person('Director', 'Cy Odom')
    const ike = await ramp.person('Director', 'Ike Tran', { isAssistant: true })
    const tablet = aDevice(ramp, hal)
    await tablet.pull()
    expect(tablet.has('users', ana.id)).toMatchObject({ first_name: 'Ana', last_name: 'Hall', email: null })
    for (const { id } of [cy, ike, bo]) expect(tablet.has('users', id)).toBeUndefined()

    const { _id: shared } = await aTournament(ramp, ana, tour, { coDirectors: [cy.id] })
    await ramp.db.execute(sql`insert into staff_members (id, created_at, updated_at, director, "user", tours)
      values (${newId()}, ${at}, ${at}, ${ana.id}, ${ike.id}, ${JSON.stringify([tour])}::jsonb)`)
    await tablet.pull()
    for (const { id } of [cy, ike]) expect(tablet.has('users', id)).toMatchObject({ email: null, phone: null })

    await ramp.db.execute(sql`update tournaments set co_directors = '[]' where id = ${shared}`)
    await ramp.db.execute(sql`update staff_members set active = false where "user" = ${ike.id}`)
    await tablet.pull()
    for (const { id } of [cy, ike, bo]) expect(tablet.has('users', id)).toBeUndefined()
  })

  test('a record that is not as it should be stays away, and does not keep the others', async () => {
    const truck = aDevice(ramp, ana)
    const odd = newId()
    await insertSpecies('Odd', ana.id, odd)
    await ramp.db.execute(sql`update species set water_type = 'Lava' where id = ${odd}`)
    await insertSpecies('After it')
    await truck.pull()
    expect(truck.has('species', odd)).toBeUndefined()
    expect([...truck.rows.values()].some(({ doc }) => doc.name === 'After it')).toBe(true)
    await ramp.db.execute(sql`update species set deleted = true where id = ${odd}`)
  })

  test('an administrator carries nobody’s book about, and an angler only what is public', async () => {
    const sam = await ramp.person('System Admin', 'Sam Root')
    const lily = await ramp.person('Angler', 'Lily Reyes', { tours: [await aTour(ramp, ana)], director: ana.id })
    for (const one of [sam, lily]) {
      const phone = aDevice(ramp, one)
      await phone.pull()
      expect(Object.keys(phone.cursor()).sort()).toEqual([expect.stringMatching(/^epoch:/), 'pub', `user:${one.id}`])
    }
  })

  test('a device that is further behind than what is kept, or further than the server, begins again', async () => {
    const truck = aDevice(ramp, ana)
    await truck.pull()
    const [scope, species] = [`dir:${ana.id}`, truck.count('species')]
    await ramp.db.execute(sql`update sync_feed set seq = seq + 100000 where scope = ${scope}`)
    await ramp.db.execute(sql`update sync_scope set horizon = head + 1, head = head + 100000 where scope = ${scope}`)
    const [page] = await truck.pull()
    expect(page?.reset).toEqual([scope])
    expect(truck.count('species')).toBe(species)
    await ramp.db.execute(sql`update sync_scope set horizon = 0, head = 3 where scope = ${scope}`)
    const { body } = await ramp.call(syncCalls.changes, { as: ana, body: { cursor: truck.cursor() } })
    expect(body?.reset).toEqual([scope])
  })

  describe('a database that was put back from a copy', () => {
    let starts = 0
    let director: Person
    async function aDirector() {
      director = await ramp.person('Director', 'Di Poe')
      await insertSpecies('Gar', director.id)
      return director
    }
    const startAgain = () => epochsOf(ramp.db, () => new Date(Date.now() + 60_000 * ++starts))()
    const begun = async (device: Device) => (await device.pull()).flatMap(({ reset }) => reset)

    test('is noticed by a device that has heard of what came after the copy; a start without one is not', async () => {
      const truck = aDevice(ramp, await aDirector())
      await truck.pull()
      await startAgain()
      expect(await begun(truck)).toEqual([])

      // The copy was made before the last start; its numbers go on from there, and reach those that the truck knows.
      await ramp.db.execute(sql`delete from sync_epoch where at = (select max(at) from sync_epoch)`)
      await startAgain()
      const kept = truck.rows.size
      expect(await begun(truck)).toEqual(expect.arrayContaining([`dir:${director.id}`, `user:${director.id}`]))
      expect(truck.rows.size).toBe(kept)
      expect(await begun(truck)).toEqual([])
    })

    test('is noticed when a tool wrote it into other tables, also while the server runs', async () => {
      const truck = aDevice(ramp, await aDirector())
      await truck.pull()
      await ramp.db.execute(sql`update sync_epoch set place = 'elsewhere'`)
      expect(await begun(truck)).toContain(`dir:${director.id}`)
      expect(await begun(truck)).toEqual([])
    })
  })
})
