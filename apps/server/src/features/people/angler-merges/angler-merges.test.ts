import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { anglerMergeCalls as calls } from '@ramplight/contract/people/angler-merges'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { seasonStandingCalls } from '@ramplight/contract/results/season-standings'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/auth/passwords'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aSeason } from '../../results/testing/a-season.ts'
import { lakeFork } from '../../results/testing/lake-fork.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'

const SECRET = 'Crankbait=Deep7'

describe('two lines of the book that are one angler', () => {
  let ramp: TestServer
  let passwordHash: Awaited<ReturnType<typeof hashPassword>>
  let ana: Person
  let lake: Awaited<ReturnType<typeof aField>>
  /** Typed in at the ramp, with a phone; and the account that he made later. */
  let jon: Person
  let jonathan: Person
  let count = 0

  beforeAll(async () => {
    ramp = await aTestServer()
    passwordHash = await hashPassword(SECRET)
  }, 120_000)
  beforeEach(async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    lake = await aField(ramp, ana)
    const tours = [lake.tour]
    jon = await ramp.person('Angler', 'Jon Reyes', { tours, phone: '9035550142', director: ana.id })
    jonathan = await ramp.person('Angler', 'Jonathan Reyes', { tours, email: `jon${++count}@lake.test`, city: 'Emory', passwordHash })
  })
  afterAll(() => ramp.close())

  type Take = 'first_name' | 'email' | 'phone' | 'city'
  const merge = (as: Person = ana, { master = jonathan, merged = jon, take = [] as Take[] } = {}) =>
    ramp.call(calls.merge, { as, body: { master: master.id, merged: merged.id, take } })
  const preview = async (master = jonathan, merged = jon) =>
    (await ramp.call(calls.preview, { as: ana, body: { master: master.id, merged: merged.id } })).body
  const stored = async (id: string) => (await ramp.db.execute(sql`select * from users where id = ${id}`)).rows[0]!
  const crewOf = async (entry: string) => (await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: entry } })).body.users

  test('become one: entries, money and the chosen values go to the one who stays, and the history says who did it', async () => {
    const tom = await lake.angler('Tom Tran')
    const { body: entry } = await lake.tryEnter([tom, jon], { boatCaptain: jon.id })
    await ramp.call(paymentCalls.create, { as: ana, body: { amount: 40, user: jon.id, sourceModuleRecord: lake.tournament } })
    expect(await preview()).toMatchObject({
      counts: { entries: 1, payments: 1, teams: 0 },
      paymentsTotal: 4000,
      refusal: null,
      master: { signsIn: true },
      merged: { signsIn: false },
    })
    const { body } = await merge(ana, { take: ['phone'] })
    expect(body).toMatchObject({ _id: jonathan.id, phone: '9035550142', city: 'Emory', first_name: 'Jonathan' })
    const after = (await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: entry._id } })).body
    expect(after).toMatchObject({ users: [tom.id, jonathan.id], boatCaptain: jonathan.id })
    expect((await ramp.db.execute(sql`select "user" from payments where source_module_record = ${lake.tournament}`)).rows).toEqual([
      { user: jonathan.id },
    ])
    expect(await stored(jon.id)).toMatchObject({ deleted: true, first_name: 'Jon' })
    const { rows } = await ramp.db.execute(
      sql`select "by", action, summary from audit_log where record = ${jonathan.id} and action = 'merged'`,
    )
    expect(rows).toEqual([{ by: ana.id, action: 'merged', summary: 'Jon Reyes and Jonathan Reyes are one angler' }])
    // Asked again by the same tap or by another person: it is done.
    expect((await merge()).body).toMatchObject({ _id: jonathan.id })
    const admin = await ramp.person('System Admin', 'Sam Root')
    expect((await ramp.call(userCalls.restore, { as: admin, params: { id: jon.id } })).error.code).toBe('merge.done')
  })

  test('two taps at once merge once', async () => {
    await lake.tryEnter([jon])
    const answers = await Promise.all([merge(), merge(), merge()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await ramp.db.execute(sql`select 1 from audit_log where record = ${jonathan.id} and action = 'merged'`)
    expect(rows).toHaveLength(1)
  })

  test('two who merge them the other way round at the same moment: one of them is too late', async () => {
    const jo = await ramp.person('Angler', 'Jon Reyes', { tours: [lake.tour] })
    const answers = await Promise.all([merge(ana, { master: jo }), merge(ana, { master: jon, merged: jo })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('a boat that is entered at the same moment names the one who stays, or is refused', async () => {
    for (let round = 0; round < 6; round++) {
      const walkUp = await ramp.person('Angler', 'Jon Reyes', { tours: [lake.tour], director: ana.id })
      const kept = await ramp.person('Angler', 'Jon Reyes', { tours: [lake.tour] })
      const [merged, entered] = await Promise.all([merge(ana, { master: kept, merged: walkUp }), lake.tryEnter([walkUp])])
      expect(merged.status).toBe(200)
      const { rows } = await ramp.db.execute(sql`select users from tournament_entries where users ? ${walkUp.id}`)
      expect(rows).toEqual([])
      if (entered.status === 200) expect(await crewOf(entered.body._id)).toEqual([kept.id])
      else expect(entered.error.code).toBe('reference.unknown')
    }
  })

  test('a long import is not waited for: nobody at a ramp waits behind a merge, and it says to try again', async () => {
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const importing = ramp.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('ramplight angler names'))`)
      begun.resolve()
      await held.promise
    })
    await begun.promise
    expect((await merge()).error).toMatchObject({ code: 'merge.busy' })
    held.resolve()
    await importing
    expect((await merge()).status).toBe(200)
  })

  test('whoever had begun to write before the merge writes of the one who stayed', async () => {
    const id = newId()
    const payment = sql`insert into payments (id, created_at, updated_at, amount, "user", status, debit_or_credit)
      values (${id}, now(), now(), 100, ${jon.id}, 'pending', 'credit')`
    const other = await ramp.deps.pool.connect()
    try {
      await other.query('begin')
      await other.query(`update season_teams set rev = rev where false`)
      const merging = merge()
      await new Promise((done) => setTimeout(done, 100))
      await other.query(`insert into payments (id, created_at, updated_at, amount, "user", status, debit_or_credit)
        values ('${id}', now(), now(), 100, '${jon.id}', 'pending', 'credit')`)
      await other.query('commit')
      expect((await merging).status).toBe(200)
    } finally {
      other.release()
    }
    expect((await ramp.db.execute(sql`select "user" from payments where id = ${id}`)).rows).toEqual([{ user: jonathan.id }])
    await ramp.db.execute(sql`delete from payments where id = ${id}`)
    await ramp.db.execute(payment)
    expect((await ramp.db.execute(sql`select "user", rev from payments where id = ${id}`)).rows).toEqual([{ user: jonathan.id, rev: 2 }])
  })

  describe('are not merged', () => {
    const codeOf = async (answer: ReturnType<typeof merge>) => (await answer).error?.code

    test('with themself, in one event, or in one queue: it says which', async () => {
      expect(await codeOf(merge(ana, { master: jon }))).toBe('merge.same')
      const { body: both } = await lake.tryEnter([jon, jonathan])
      const refused = (await merge()).error
      expect(refused).toMatchObject({ code: 'merge.one-boat', values: { event: 'Lake Fork Open' } })
      expect((await preview()).refusal).toEqual({ code: refused.code, message: refused.message })
      await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: both._id }, body: { users: [jon.id] } })
      await lake.tryEnter([jonathan])
      expect(await codeOf(merge())).toBe('merge.two-boats')
      await ramp.db.execute(sql`update tournament_entries set deleted = true where tournament = ${lake.tournament}`)
      for (const one of [jon, jonathan])
        await ramp.db.execute(sql`insert into tournament_pre_registrations (id, created_at, updated_at, tournament, users)
          values (${newId()}, now(), now(), ${lake.tournament}, ${JSON.stringify([one.id])}::jsonb)`)
      expect(await codeOf(merge())).toBe('merge.two-registrations')
      expect(await stored(jon.id)).toMatchObject({ deleted: false })
    })

    test('by who may not: an account that is used belongs to that person', async () => {
      const bo = await ramp.person('Director', 'Bo Lane')
      const helper = await ramp.person('Director', 'Hal Help', { isAssistant: true, tours: [lake.tour] })
      expect(await codeOf(merge(bo))).toBe('record.not-found')
      for (const as of [helper, jon]) expect(await codeOf(merge(as))).toBe('access.forbidden')
      expect(await codeOf(merge(jonathan))).toBe('record.not-found')
      expect((await ramp.call(calls.duplicates, { as: helper })).body).toEqual([])
      expect((await merge(ana, { master: jon, merged: jonathan })).error).toMatchObject({
        code: 'merge.keep-other',
        message: expect.stringContaining('Jonathan Reyes'),
      })
      await ramp.db.execute(sql`update users set last_login_at = now() where id = ${jon.id}`)
      expect(await codeOf(merge())).toBe('merge.both-used')
      expect(await codeOf(merge(await ramp.person('System Admin', 'Sam Root'), { take: ['email'] }))).toBe('merge.email-stays')
      expect((await merge(await ramp.person('System Admin', 'Sam Root'))).status).toBe(200)
    })

    test('out of the book of another director', async () => {
      const bo = await ramp.person('Director', 'Bo Lane')
      const pond = await aField(ramp, bo)
      await ramp.db.execute(sql`update users set tours = tours || ${JSON.stringify([pond.tour])}::jsonb where id = ${jon.id}`)
      expect(await codeOf(merge())).toBe('merge.others')
      await ramp.db.execute(sql`update users set director = ${bo.id}, tours = ${JSON.stringify([lake.tour])}::jsonb where id = ${jon.id}`)
      expect(await codeOf(merge())).toBe('merge.others')
      await ramp.db.execute(sql`update users set director = ${ana.id} where id = ${jon.id}`)
      await ramp.db.execute(sql`insert into tournament_entries (id, created_at, updated_at, tournament, users)
        values (${newId()}, now(), now(), ${pond.tournament}, ${JSON.stringify([jon.id])}::jsonb)`)
      expect(await codeOf(merge())).toBe('merge.others')
    })

    test('when one of them is more than an angler', async () => {
      const bo = await ramp.person('Director', 'Bo Lane')
      const sam = await ramp.person('System Admin', 'Sam Root')
      expect(await codeOf(merge(sam, { master: bo }))).toBe('merge.not-anglers')
      expect(await codeOf(merge(sam, { merged: bo }))).toBe('merge.not-anglers')
    })

    test('and what was refused changed nothing', async () => {
      const seen = await ramp.db.execute(sql`select md5(string_agg(x::text, '' order by x.id)) as sum from users x`)
      await merge(ana, { master: jon, merged: jonathan })
      expect((await ramp.db.execute(sql`select md5(string_agg(x::text, '' order by x.id)) as sum from users x`)).rows).toEqual(seen.rows)
    })
  })

  test('official results keep their places and their money, with the name of the one who stays', async () => {
    const fork = await lakeFork(ramp, ana)
    await fork.weighAll()
    const board = async () => (await ramp.call(tournamentResultCalls.board, { params: { id: fork.tournament.id } })).body
    await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: fork.tournament.id } })
    const before = await board()
    const ty = fork.boats[0]!.users[0]!
    await ramp.db.execute(sql`update users set director = ${ana.id} where id = ${ty}`)
    const paid = async () =>
      (await ramp.db.execute(sql`select id, amount, status from payments where source_module_record = ${fork.tournament.id} order by id`))
        .rows
    const money = await paid()
    const posted = (await ramp.db.execute(sql`select count(*) from ledger_lines`)).rows
    expect((await merge(ana, { merged: { id: ty } as Person })).status).toBe(200)
    const after = await board()
    const withName = JSON.stringify(before).replaceAll(ty, jonathan.id).replaceAll('Ty Hall', 'Jonathan Reyes')
    const { revision: _a, ...shown } = after as Record<string, unknown>
    const { revision: _b, ...expected } = JSON.parse(withName) as Record<string, unknown>
    expect(JSON.stringify(shown)).toContain('Jonathan Reyes')
    expect(shown).toEqual(expected)
    expect(await paid()).toEqual(money)
    expect((await ramp.db.execute(sql`select count(*) from ledger_lines`)).rows).toEqual(posted)
    expect((await ramp.db.execute(sql`select 1 from payments where "user" = ${ty}`)).rows).toEqual([])
  })

  describe('in one season', () => {
    let season: string
    let events: TournamentRow[]
    let boats = 0
    const points = async (angler: Person, event: TournamentRow, given: number, more: object = {}) => {
      const boat = await aBoat(ramp, event, ++boats, [`Guest ${boats}`], {})
      await ramp.db.execute(sql`update tournament_entries set users = ${JSON.stringify([angler.id])}::jsonb where id = ${boat.id}`)
      const body = { entry: boat.id, tournament: event.id, angler: angler.id, points: given, ...more }
      return (await ramp.call(seasonEventPointDistributionCalls.create, { as: ana, body })).status
    }
    const standings = async () =>
      (await ramp.call(seasonStandingCalls.withCheck, { as: ana, body: { seasonId: season } })).body.standings.map(
        ({ name, points, position }) => ({
          name,
          points,
          position,
        }),
      )
    beforeEach(async () => {
      const made = await aSeason(ramp, ana)
      season = made.season
      events = []
      for (const name of ['Fork #1', 'Fork #2']) events.push(await aTournament(ramp, ana, { name, season, tour: made.tour }))
    })

    test('both have points: the season is counted anew, and what was published stays beside it', async () => {
      const tom = await lake.angler('Tom Tran')
      const given = [await points(jon, events[0]!, 90), await points(jonathan, events[1]!, 80), await points(tom, events[1]!, 100)]
      expect(given).toEqual([200, 200, 200])
      expect((await standings()).map(({ name }) => name)).toEqual(['Tom Tran', 'Jon Reyes', 'Jonathan Reyes'])
      await ramp.call(seasonStandingCalls.create, { as: ana, body: { season } })
      expect((await preview()).pointsTotal).toBe(90)
      expect((await merge()).status).toBe(200)
      expect(await standings()).toEqual([
        { name: 'Jonathan Reyes', points: 170, position: 1 },
        { name: 'Tom Tran', points: 100, position: 2 },
      ])
      const { body } = await ramp.call(seasonStandingCalls.withCheck, { as: ana, body: { seasonId: season } })
      expect(body.changed).toBe(false)
      const kept = await ramp.db.execute<{ names: string[] }>(sql`select jsonb_path_query_array(standings, '$[*].name') as names
        from season_standings where season = ${season} order by as_of`)
      expect(kept.rows.map(({ names }) => names)).toEqual([
        ['Tom Tran', 'Jon Reyes', 'Jonathan Reyes'],
        ['Jonathan Reyes', 'Tom Tran'],
      ])
    })

    test('both have a place in it: what was fished for either counts for the one', async () => {
      const places = []
      for (const one of [jon, jonathan])
        places.push((await ramp.call(seasonTeamCalls.create, { as: ana, body: { season, angler: one.id } })).body._id)
      const given = [await points(jon, events[0]!, 90, { seasonTeam: places[0] }), await points(jonathan, events[1]!, 80)]
      expect(given).toEqual([200, 200])
      expect((await merge()).status).toBe(200)
      expect(await standings()).toEqual([{ name: 'Reyes', points: 170, position: 1 }])
    })

    test('both are members: one membership stays with what both paid, and the ledger has not one cent more or less', async () => {
      const body = { season, amount: 75, amountPaid: 50, paidWith: { method: 'cash' as const } }
      for (const one of [jon, jonathan]) {
        const made = await ramp.call(membershipCalls.create, { as: ana, body: { ...body, user: one.id } })
        expect(made.status).toBe(200)
      }
      const sums = async () =>
        (await ramp.db.execute(sql`select account, sum(amount)::int as cents from ledger_lines group by 1 order by 1`)).rows
      const before = await sums()
      expect((await merge()).status).toBe(200)
      const { rows } = await ramp.db.execute(
        sql`select "user", amount_paid::int as paid, deleted from memberships where season = ${season} order by deleted`,
      )
      expect(rows).toEqual([
        { user: jonathan.id, paid: 10_000, deleted: false },
        { user: jonathan.id, paid: 0, deleted: true },
      ])
      expect(await sums()).toEqual(before)
    })
  })

  test('nobody signs in as the one who left; who knows its password hears with which e-mail they do', async () => {
    const old = `old${count}@lake.test`
    const twin = await ramp.person('Angler', 'Jon Reyes', { tours: [lake.tour], email: old, passwordHash })
    const login = (email: string, password = SECRET) => ramp.call(authCalls.login, { body: { email, password } })
    expect((await login(old)).body.status).toBe(true)
    expect((await merge(await ramp.person('System Admin', 'Sam Root'), { merged: twin })).status).toBe(200)
    expect((await login(old)).body).toMatchObject({
      status: false,
      code: 'login.merged',
      error: 'This account was merged with another of yours. Log in with j…@lake.test.',
    })
    expect((await login(old, 'Wrong-guess=1')).body).toMatchObject({ status: false, code: 'login.failed' })
    expect((await ramp.call(userCalls.get, { as: twin, params: { id: twin.id } })).status).toBe(401)
    expect((await login(`jon${count}@lake.test`)).body.status).toBe(true)
  })

  test('the chosen e-mail goes along, and its mailbox makes no second account', async () => {
    await ramp.db.execute(sql`update users set email = null, password_hash = null, confirmed = false where id = ${jonathan.id}`)
    await ramp.db.execute(sql`update users set email = ${`ramp${count}@lake.test`} where id = ${jon.id}`)
    expect((await merge(ana, { take: ['email', 'phone'] })).body).toMatchObject({ email: `ramp${count}@lake.test`, phone: '9035550142' })
  })

  test('one after the other: whoever still names the first means the last', async () => {
    const j = await ramp.person('Angler', 'J Reyes', { tours: [lake.tour] })
    await merge(ana, { merged: j, master: jon })
    await merge()
    const { rows } = await ramp.db.execute(sql`select canonical_id as to from id_alias where local_id = ${j.id}`)
    expect(rows).toEqual([{ to: jonathan.id }])
  })

  test('duplicates are suggested to who may merge them, and to nobody else', async () => {
    const pairs = async (as: Person) => (await ramp.call(calls.duplicates, { as })).body
    await ramp.db.execute(sql`update users set phone = '9035550142' where id = ${jonathan.id}`)
    await ramp.db.execute(sql`update users set phone_proven_at = now() where id in (${jon.id}, ${jonathan.id})`)
    expect((await pairs(ana)).map(({ one, other, why }) => [[one._id, other._id].toSorted(), why])).toEqual([
      [[jon.id, jonathan.id].toSorted(), 'phone'],
    ])
    expect(await pairs(await ramp.person('Director', 'Bo Lane'))).toEqual([])
  })

  describe('on devices', () => {
    test('the changed boats and the line that left come by the feed', async () => {
      const laptop = aDevice(ramp, ana)
      const { body: entry } = await lake.tryEnter([jon])
      await laptop.pull()
      const boat = () => laptop.rows.get(`tournament-entries ${entry._id}`)?.doc.users
      expect([boat(), laptop.rows.has(`users ${jon.id}`)]).toEqual([[jon.id], true])
      await merge()
      await laptop.pull()
      expect([boat(), laptop.rows.has(`users ${jon.id}`), laptop.rows.has(`users ${jonathan.id}`)]).toEqual([[jonathan.id], false, true])
    })

    test('a boat that was entered offline under the old line is kept, and is the boat of the one who stayed', async () => {
      const laptop = aDevice(ramp, ana)
      await laptop.pull()
      await merge()
      const id = newId()
      const sent = await laptop.send({ tbl: 'tournament-entries', id, set: { tournament: lake.tournament, users: [jon.id] } })
      expect(sent).toMatchObject({ status: 'applied' })
      expect(await crewOf(id)).toEqual([jonathan.id])
      await laptop.pull()
      expect(laptop.rows.get(`tournament-entries ${id}`)?.doc.users).toEqual([jonathan.id])
    })

    test('who deleted the old line offline takes away nobody', async () => {
      await ramp.db.execute(
        sql`update users set email = null, password_hash = null, confirmed = false, director = ${ana.id} where id = ${jonathan.id}`,
      )
      const laptop = aDevice(ramp, ana)
      await laptop.pull()
      await merge()
      expect(await laptop.send({ tbl: 'users', id: jon.id, kind: 'del', baseRev: 1 })).toMatchObject({ status: 'noop' })
      expect(await stored(jonathan.id)).toMatchObject({ deleted: false })
    })

    test('a phone that was corrected offline on the old line is not lost', async () => {
      const laptop = aDevice(ramp, ana)
      await laptop.pull()
      await merge(ana, { take: ['phone'] })
      const sent = await laptop.send({ tbl: 'users', id: jon.id, set: { phone: '9035550199' }, base: { phone: '9035550142' }, baseRev: 1 })
      expect(sent.status).toBe('merged')
      expect(await stored(jonathan.id)).toMatchObject({ phone: '9035550199' })
    })
  })
})
