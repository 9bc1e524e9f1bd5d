import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { licenseCalls } from '@ramplight/contract/subscriptions/licenses'
import { planCalls as calls } from '@ramplight/contract/subscriptions/plans'
import { subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice } from '../../sync/testing/a-device.ts'

describe('the level of a director', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let field: Awaited<ReturnType<typeof aField>>
  let levels: Record<'basic' | 'pro', string>
  let now = new Date('2027-06-01T15:00:00.000Z')

  const aLevel = async (type: string) => {
    const body = { name: type, type, price: 5, billing_frequency: 'monthly', stripe_test_api_id: `price_${type}` } as const
    return (await ramp.call(subscriptionLevelCalls.create, { as: admin, body })).body._id
  }
  const subscribe = async (user: Person, level: 'basic' | 'pro') => {
    const body = { type: level, level: levels[level], user: user.id, status: 'active' } as const
    return (await ramp.call(subscriptionCalls.create, { as: admin, body })).body._id
  }
  const plan = async (of = ana, as = of) => ramp.call(calls.ofDirector, { as, params: { id: of.id } })
  const room = async (as = ana) => ramp.call(calls.room, { as, params: { id: field.tournament } })
  /** So many anglers in boats of two. */
  const fill = async (anglers: number) => {
    for (let one = 0; one < anglers; one += 2) await field.enter([`Al ${field.tournament} ${one}`, `Bo ${field.tournament} ${one}`])
  }
  const enter = async (name: string) => field.tryEnter([await field.angler(name)], {}, ana)

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  beforeEach(async () => {
    now = new Date('2027-06-01T15:00:00.000Z')
    admin = await ramp.again(admin)
    levels ??= { basic: await aLevel('basic'), pro: await aLevel('pro') }
    ana = await ramp.person('Director', 'Ana Hall', { email: `${newId()}@lake.test` })
    field = await aField(ramp, ana, { tournamentDateForSingle: '2027-06-12' })
  })
  afterAll(() => ramp.close())

  test('takes 20 anglers for nothing: angler 21 is refused with what to do, and a higher level takes them', async () => {
    await fill(20)
    expect((await room()).body).toMatchObject({ tier: 'Free', limit: 20, registrants: 20, hasBegun: false, isLocked: false })
    const refusal = await enter('Sue Day')
    expect([refusal.status, refusal.error.code]).toEqual([409, 'level.full'])
    expect(refusal.error.message).toMatch(/^Free allows 20 anglers per event, and this would make 21\./)
    await subscribe(ana, 'basic')
    expect((await enter('Sue Two')).status).toBe(200)
    expect((await room()).body).toMatchObject({ tier: 'Basic', limit: 50, registrants: 21 })
  })

  test('never stops who stands at the ramp: what a tablet brings is kept, and an event that has begun goes on and is told of afterwards', async () => {
    await fill(20)
    const ned = await field.angler('Ned Day')
    const tablet = aDevice(ramp, ana)
    const boat = tablet.op({ tbl: 'tournament-entries', set: { tournament: field.tournament, users: [ned.id] } })
    expect((await tablet.push([boat])).results).toMatchObject([{ status: 'applied' }])
    expect((await enter('Sue Day')).status).toBe(409)
    now = new Date('2027-06-12T12:00:00.000Z')
    ana = await ramp.again(ana)
    expect((await enter('Pat Day')).status).toBe(200)
    expect((await room()).body).toMatchObject({ registrants: 22, hasBegun: true })
    const { body } = await plan()
    expect(body).toMatchObject({ tier: 'Free', limit: 20, onSale: true, subscription: null })
    expect(body.over).toEqual([{ tournament: field.tournament, name: 'Lake Fork Open', day: '2027-06-12', registrants: 22 }])
  })

  test('a downgrade loses nothing: who is entered stays and can be changed and deleted; only more are not taken', async () => {
    const sold = await subscribe(ana, 'pro')
    await fill(24)
    const last = await enter('Sue Day')
    expect(last.status).toBe(200)
    const ended = { as: ana, params: { id: sold }, body: { status: 'canceled' as const } }
    expect((await ramp.call(subscriptionCalls.update, ended)).status).toBe(200)
    expect((await room()).body).toMatchObject({ tier: 'Free', limit: 20, registrants: 25 })
    const entries = await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament: field.tournament } })
    expect(entries.body).toHaveLength(13)
    const id = last.body._id
    const change = { as: ana, params: { id }, body: { status: 'Paid' as const } }
    expect((await ramp.call(tournamentEntryCalls.update, change)).status).toBe(200)
    expect((await enter('Ned Day')).error.code).toBe('level.full')
    expect((await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id } })).status).toBe(200)
  })

  test('of a list, those who still fit are entered, and the others are told why', async () => {
    await fill(18)
    const boats = []
    for (const name of ['Sue', 'Ned', 'Pat']) boats.push({ tournament: field.tournament, users: [(await field.angler(`${name} Day`)).id] })
    const { body } = await ramp.call(tournamentEntryCalls.bulkCreate, { as: ana, body: boats })
    expect(body.results.map(({ code }) => code ?? 'ok')).toEqual(['ok', 'ok', 'level.full'])
  })

  test('is that of a director who has given an active licence; a paused subscription and a licence that ended give none', async () => {
    const bo = await ramp.person('Director', 'Bo Kim')
    const sold = await subscribe(bo, 'pro')
    const license = async (status: 'Active' | 'Ended') =>
      (await ramp.call(licenseCalls.create, { as: admin, body: { director: bo.id, user: ana.id, status } })).body._id
    await license('Ended')
    expect((await plan()).body.tier).toBe('Free')
    await license('Active')
    expect((await plan()).body).toMatchObject({ tier: 'Pro', limit: null, subscription: null, over: [] })
    expect((await plan(bo)).body).toMatchObject({ tier: 'Pro', licenses: 2, subscription: { _id: sold } })
    await ramp.call(subscriptionCalls.update, { as: bo, params: { id: sold }, body: { status: 'paused' } })
    expect((await plan()).body.tier).toBe('Free')
    expect((await plan(ana, bo)).status).toBe(404)
  })

  test('has sponsors from Premium on; those of a higher level stay when it ends', async () => {
    const sponsor = (name: string) => ramp.call(sponsorCalls.create, { as: ana, body: { name, tour: field.tour } })
    const refusal = await sponsor('Bait Barn')
    expect([refusal.status, refusal.error.code]).toEqual([409, 'level.feature'])
    expect(refusal.error.message).toMatch(/^This is part of the Premium plan\./)
    const sold = await subscribe(ana, 'pro')
    const made = await sponsor('Reel Deal')
    expect(made.status).toBe(200)
    await ramp.call(subscriptionCalls.update, { as: ana, params: { id: sold }, body: { status: 'canceled' } })
    const change = { as: ana, params: { id: made.body._id }, body: { name: 'Reel Deal Inc.' } }
    expect((await ramp.call(sponsorCalls.update, change)).body.name).toBe('Reel Deal Inc.')
    expect((await sponsor('Bait Barn')).error.code).toBe('level.feature')
  })

  test('is opened by a code, once', async () => {
    const code = (await ramp.call(subscriptionCodeCalls.generate, { as: admin, body: { level: levels.pro } })).body.code
    const bo = await ramp.person('Director', 'Bo Kim')
    const redeem = (as: Person, typed = code) => ramp.call(subscriptionCodeCalls.redeem, { as, body: { code: typed } })
    const answers = await Promise.all([redeem(ana, ` ${code.toLowerCase()} `), redeem(bo)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await redeem(ana)).error.code).toBe('code.over')
    const tiers = [(await plan(ana)).body.tier, (await plan(bo)).body.tier]
    expect(tiers.toSorted()).toEqual(['Free', 'Pro'])
  })

  test('limits nobody where no level is for sale: a wall without a door helps no one', async () => {
    await fill(20)
    for (const id of Object.values(levels))
      await ramp.call(subscriptionLevelCalls.update, { as: admin, params: { id }, body: { active: false } })
    expect((await enter('Sue Day')).status).toBe(200)
    expect((await room()).body).toMatchObject({ tier: 'Free', limit: null })
    for (const id of Object.values(levels))
      await ramp.call(subscriptionLevelCalls.update, { as: admin, params: { id }, body: { active: true } })
  })
})
