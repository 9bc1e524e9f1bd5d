import { newId } from '@ramplight/contract/kernel/new-id'
import { personalDataCalls } from '@ramplight/contract/people/personal-data'
import { teamCalls as calls } from '@ramplight/contract/registration/teams'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { teams } from './teams.table.ts'

describe('a team that anglers make', () => {
  let ramp: TestServer
  let [ana, bo, lily, tom, uma]: Person[] = []
  let id: string
  let code: string

  const start = (as: Person | null, body: object = {}) => ramp.call(calls.startOwn, { as, body: { _id: id, name: 'Night Crew', ...body } })
  const get = (as: Person | null) => ramp.call(calls.get, { as, params: { id } })
  const link = (as: Person | null) => ramp.call(calls.linkOwn, { as, params: { id } })
  const join = (as: Person | null, given = code) => ramp.call(calls.joinOwn, { as, body: { code: given } })
  const leave = (as: Person | null) => ramp.call(calls.leaveOwn, { as, params: { id } })
  const change = async (as: Person, body: object) =>
    ramp.call(calls.changeOwn, { as, params: { id }, body: { _rev: (await get(lily!)).body?._rev ?? 1, ...body } })

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date('2027-06-09T12:00:00Z') })
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    lily = await ramp.person('Angler', 'Lily Reyes')
    tom = await ramp.person('Angler', 'Tom Tran')
    uma = await ramp.person('Angler', 'Uma Park')
  })
  beforeEach(async () => {
    id = newId()
    await start(lily!)
    code = (await link(lily!)).body.code
  })
  afterAll(() => ramp.close())

  test('is made once, is led by who made it, and directors and other anglers do not see it', async () => {
    const again = await start(lily!)
    expect(again.body).toMatchObject({ _id: id, name: 'Night Crew', captain: lily!.id, users: [lily!.id], _rev: 1 })
    expect((await start(tom!)).error.code).toBe('record.id-taken')
    expect((await start(ana!, { _id: newId() })).status).toBe(403)
    for (const as of [tom, ana, bo, null]) expect((await get(as!)).status).toBe(404)
  })

  test('takes in who opens its link, once and as themself, and nobody by a link that was taken back or replaced', async () => {
    expect((await ramp.call(calls.invitedToOwn, { as: tom!, body: { code } })).body).toMatchObject({ name: 'Night Crew', isIn: false })
    await Promise.all([join(tom!), join(tom!)])
    expect((await get(tom!)).body).toMatchObject({ users: [lily!.id, tom!.id], coanglers: [tom!.id], captain: lily!.id })
    const other = (await link(lily!)).body.code
    expect((await join(uma!)).error.code).toBe('team.link-over')
    expect((await link(tom!)).status).toBe(404)
    await ramp.call(calls.unlinkOwn, { as: lily!, params: { id } })
    expect((await join(uma!, other)).error.message).toBe('This link no longer works. Ask the captain for a new one.')
    expect(JSON.stringify([await ramp.db.select().from(teams), (await get(lily!)).wire])).not.toContain(other)
    expect(JSON.stringify((await get(lily!)).wire)).not.toContain('linkHash')
  })

  test('has six anglers at most: of two who come for the last seat one is told', async () => {
    for (const name of ['A B', 'C D', 'E F', 'G H']) await join(await ramp.person('Angler', name))
    const came = await Promise.all([join(tom!), join(uma!)])
    expect(came.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(came.find(({ status }) => status === 409)?.error.message).toBe('This team is full (6 anglers). Ask the captain.')
  })

  test('is named, and its parts are given, by the captain alone; who hands it on does not lead it any more', async () => {
    await join(tom!)
    expect((await change(tom!, { name: 'Mine' })).status).toBe(404)
    expect((await change(lily!, { boatCaptain: uma!.id })).error.code).toBe('reference.unknown')
    expect((await change(lily!, { name: 'Day Crew', boatCaptain: tom!.id })).body).toMatchObject({ name: 'Day Crew', boatCaptain: tom!.id })
    expect((await change(lily!, { _rev: 1, name: 'Late' })).status).toBe(409)
    expect((await ramp.call(calls.update, { as: tom!, params: { id }, body: { sub: uma!.id } })).error.code).toBe('reference.unknown')
    expect((await change(lily!, { captain: uma!.id })).error.code).toBe('reference.unknown')
    expect((await change(lily!, { captain: tom!.id })).body).toMatchObject({ captain: tom!.id, coanglers: [lily!.id] })
    expect((await change(lily!, { name: 'Back' })).status).toBe(404)
    expect((await change(tom!, { without: [lily!.id] })).body.users).toEqual([tom!.id])
    expect((await get(lily!)).status).toBe(404)
  })

  test('is left by oneself: the next one leads, and the last one takes it along', async () => {
    await join(tom!)
    expect((await leave(uma!)).status).toBe(404)
    expect((await leave(lily!)).body).toEqual({ ok: true })
    expect((await get(tom!)).body).toMatchObject({ users: [tom!.id], captain: tom!.id })
    await leave(tom!)
    expect((await get(tom!)).status).toBe(404)
    expect((await join(uma!)).error.code).toBe('team.link-over')
  })

  test('is led by the next one when its captain is erased, who can call it anew; of one alone nothing stays', async () => {
    const kim = await ramp.person('Angler', 'Kim Old')
    const [crew, alone] = [newId(), newId()]
    await start(kim, { _id: crew })
    await start(kim, { _id: alone, name: 'Kim alone' })
    await join(tom!, (await ramp.call(calls.linkOwn, { as: kim, params: { id: crew } })).body.code)
    await ramp.call(personalDataCalls.erase, { as: kim, params: { id: kim.id }, body: { confirm: 'ERASE', hideName: true } })
    const get = async (one: string) => (await ramp.call(calls.get, { as: tom!, params: { id: one } })).body
    const led = await get(crew)
    expect(led).toMatchObject({ captain: tom!.id, users: [tom!.id], coanglers: [], name: null })
    const named = await ramp.call(calls.changeOwn, { as: tom!, params: { id: crew }, body: { _rev: led._rev, name: 'Tom’s crew' } })
    expect(named.body).toMatchObject({ name: 'Tom’s crew', captain: tom!.id })
    expect(
      await ramp.db
        .select()
        .from(teams)
        .where(and(eq(teams.id, alone), eq(teams.deleted, false))),
    ).toEqual([])
  })

  test('of a director’s book is not left, led or linked by its anglers', async () => {
    const tour = await aTour(ramp, ana!)
    const angler = await ramp.person('Angler', 'Sue Park', { tours: [tour] })
    id = (await ramp.call(calls.create, { as: ana!, body: { name: 'Pairs', users: [angler.id], captain: angler.id, tour } })).body._id
    for (const refusal of [await leave(angler), await link(angler), await change(angler, { name: 'Mine' })])
      expect(refusal.status).toBe(404)
  })

  test('signs up together, also with somebody of another director’s book; a stranger of that book is still nobody', async () => {
    const tour = await aTour(ramp, ana!)
    const theirs = await ramp.person('Angler', 'Vic Wells', { tours: [await aTour(ramp, bo!)] })
    const trip = (await aTournament(ramp, ana!, tour, { teamEvent: true, settings: { payout: { allowPreRegistration: true } } }))._id
    const sign = () =>
      ramp.call(preRegistrationCalls.create, { as: lily!, body: { tournament: trip, team: { users: [lily!.id, theirs.id] } } })
    expect((await sign()).error.code).toBe('reference.unknown')
    await join(theirs)
    expect((await sign()).body.team.users).toEqual([lily!.id, theirs.id])
  })
})
