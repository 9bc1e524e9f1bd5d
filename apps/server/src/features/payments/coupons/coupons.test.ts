import { couponCalls as calls } from '@ramplight/contract/payments/coupons'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#platform/testing/test-server'
import { cardCheckouts } from '../stripe/index.ts'
import { aCardRamp, type CardRamp, PAYS } from '../stripe/testing/a-card-ramp.ts'

describe('coupons', () => {
  let lake: CardRamp
  let account: string
  let bo: Person
  let codes = 0
  beforeAll(async () => {
    lake = await aCardRamp()
    account = await lake.connect(lake.ana)
    bo = await lake.ramp.person('Director', 'Bo Kim')
  })
  afterAll(() => lake.close())

  type Boat = Awaited<ReturnType<CardRamp['aBoat']>>
  const make = (more: object = {}, as: Person | null = lake.ana) =>
    lake.ramp.call(calls.create, { as, body: { code: `FOG-${++codes}`, amount: 10, ...more } as never })
  const aCoupon = async (more: object = {}) => (await make(more)).body
  const use = (boat: Boat, code: string, as: Person = boat.lily) => lake.ramp.call(calls.use, { as, body: { entry: boat.entry, code } })
  const takeOff = (boat: Boat, as: Person = boat.lily) => lake.ramp.call(calls.takeOff, { as, body: { entry: boat.entry } })
  const change = (boat: Boat, body: object) =>
    lake.ramp.call(tournamentEntryCalls.update, { as: lake.ana, params: { id: boat.entry }, body })
  const look = (id: string, as: Person = lake.ana) => lake.ramp.call(calls.get, { as, params: { id } })
  const moneyOf = async (boat: Boat) =>
    (await lake.ramp.call(moneyCalls.byTournament, { as: lake.ana, params: { id: boat.field.tournament } })).body!

  test("are their director's own: written in capitals, one of each code, for an event and an account of that director", async () => {
    const { body } = await make({ code: ' fog5 ', stripeAccountId: account })
    expect(body).toMatchObject({ code: 'FOG5', amount: 1_000, director: lake.ana.id, active: true, used: 0, stripeAccountId: account })
    expect((await make({ code: 'Fog5' })).error.code).toBe('coupon.taken')
    expect((await make({ code: 'FOG5' }, bo)).status).toBe(200)
    const boat = await lake.aBoat()
    for (const strange of [{ tournament: boat.field.tournament }, { stripeAccountId: account }])
      expect((await make(strange, bo)).error.code).toBe('reference.unknown')
    expect((await make({ tournament: boat.field.tournament })).status).toBe(200)
    expect([(await look(body._id, bo)).status, (await make({}, boat.lily)).status, (await make({}, null)).status]).toEqual([404, 403, 401])
    for (const wrong of [{ amount: 0 }, { code: 'FOG 5' }, { most: 0 }]) expect((await make(wrong)).error.code).toBe('request.invalid')
    // The path of the specification.
    const path = await fetch(`${lake.ramp.address}/api/stripe/create-coupon-code`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.ana.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'DAWN', amount: 5, stripeAccountId: account }),
    })
    expect([path.status, await path.json()]).toMatchObject([200, { code: 'DAWN', amount: 5 }])
  })

  test('a card pays the fee less the coupon; the books say so, and the code is used once', async () => {
    const boat = await lake.aBoat()
    const { _id, code } = await aCoupon()
    const used = await use(boat, code.toLowerCase())
    expect(used.body.coupon).toEqual({ _id, code, amount: 1_000 })
    expect((await moneyOf(boat)).owing.map(({ due, owed }) => [due, owed])).toEqual([[9_000, 9_000]])
    // A second tap changes nothing, and what the coupon is worth later is not this boat's.
    const { rev } = await boat.row()
    expect([(await use(boat, code)).body, (await boat.row()).rev]).toEqual([used.body, rev])
    await lake.ramp.call(calls.update, { as: lake.ana, params: { id: _id }, body: { amount: 20 } })
    const page = await boat.open()
    expect(page.body.items.map(({ key, cost }) => [key, cost])).toEqual([
      ['fee', 9_000],
      ['platform', 400],
      ['card', 301],
    ])
    lake.standIn.typeCard(page.body.url!.split('/').at(-1)!, PAYS)
    await lake.standIn.quiet()
    expect([await boat.state(), (await moneyOf(boat)).kept, (await look(_id)).body.used]).toEqual(['Paid online', 9_000, 1])
    for (const late of [await use(boat, code), await takeOff(boat)]) expect(late.error.code).toBe('coupon.paid')
  })

  test('who was about to pay the old price is shown the new one', async () => {
    const boat = await lake.aBoat()
    const before = boat.session
    await boat.open()
    const old = before().id
    // A code that is none closes nobody's page.
    await use(boat, 'NONE', boat.tom)
    expect(before().status).toBe('open')
    await use(boat, (await aCoupon()).code)
    expect(() => lake.standIn.typeCard(old, PAYS)).toThrow()
    expect((await boat.open()).body.items[0]).toMatchObject({ key: 'fee', cost: 9_000 })
    await takeOff(boat)
    expect((await boat.open()).body.items[0]).toMatchObject({ key: 'fee', cost: 10_000 })
  })

  test('a page that opens in the moment in which the price changes is of the price that stands', async () => {
    const { code } = await aCoupon()
    for (let n = 0; n < 6; n++) {
      const boat = await lake.aBoat()
      await Promise.all(n % 2 ? [boat.open(), use(boat, code), boat.open(boat.tom)] : [use(boat, code), boat.open()])
      const { coupon } = await boat.row()
      const open = await lake.ramp.db
        .select()
        .from(cardCheckouts)
        .where(and(eq(cardCheckouts.entry, boat.entry), eq(cardCheckouts.state, 'open')))
      const fee = 10_000 - (coupon?.amount ?? 0)
      expect(open.map(({ items }) => items[0]!.cost)).toEqual(open.map(() => fee))
    }
  })

  test('one that is worth more than the fee takes the fee and no more: the boat has paid, and no money is in the books', async () => {
    const boat = await lake.aBoat()
    const covered = await use(boat, (await aCoupon({ amount: 500 })).code)
    expect([covered.body.isCovered, await boat.state()]).toEqual([true, 'Paid'])
    const { kept, owing, places } = await moneyOf(boat)
    expect([kept, owing, places.filter(({ left }) => left !== 0)]).toEqual([0, [], []])
    // At the ramp, in cash: what is left.
    const second = await lake.aBoat()
    await use(second, (await aCoupon({ amount: 25 })).code, lake.ana)
    await change(second, { status: 'Paid' })
    expect((await moneyOf(second)).places).toMatchObject([{ place: 'cash', left: 7_500 }])
  })

  test('of boats that use the last ones in one moment as many have it as it is for; a boat that goes, or takes it off, leaves it', async () => {
    const { _id, code } = await aCoupon({ most: 2 })
    const boats: Boat[] = []
    for (let n = 0; n < 6; n++) boats.push(await lake.aBoat())
    const got = await Promise.all(boats.map((boat) => use(boat, code)))
    expect(got.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
    expect(got.find(({ status }) => status === 409)!.error.code).toBe('coupon.used-up')
    const [first, second, ...others] = [
      ...boats.filter((_, at) => got[at]!.status === 200),
      ...boats.filter((_, at) => got[at]!.status !== 200),
    ]
    await takeOff(first!)
    expect((await use(others[0]!, code)).status).toBe(200)
    await lake.ramp.call(tournamentEntryCalls.remove, { as: lake.ana, params: { id: second!.entry } })
    expect([(await look(_id)).body.used, (await use(others[1]!, code)).status, (await use(others[2]!, code)).status]).toEqual([1, 200, 409])
    const fewer = await lake.ramp.call(calls.update, { as: lake.ana, params: { id: _id }, body: { most: 1 } })
    expect([fewer.status, fewer.error.code]).toEqual([409, 'coupon.fewer'])
  })

  test('is not found by guessing: after ten codes that are none the person waits, and a right one is no guess', async () => {
    const [boat, other] = [await lake.aBoat(), await lake.aBoat()]
    const { code } = await aCoupon()
    for (let n = 0; n < 10; n++) expect((await use(boat, `FOGGY-${n}`)).error.code).toBe('coupon.unknown')
    expect((await use(boat, code)).error.code).toBe('attempts.too-many')
    expect((await use(other, code)).status).toBe(200)
  })

  test('one that is over, switched off, deleted, for another event or of another director is none; a stranger uses none', async () => {
    const [boat, other] = [await lake.aBoat(), await lake.aBoat()]
    const refusals: Record<string, object> = {
      'coupon.over': { until: '2020-01-01' },
      'coupon.unknown': { tournament: other.field.tournament },
    }
    for (const [refusal, more] of Object.entries(refusals)) expect((await use(boat, (await aCoupon(more)).code)).error.code).toBe(refusal)
    expect((await use(boat, (await aCoupon({ active: false })).code)).error.code).toBe('coupon.over')
    const gone = await aCoupon()
    await lake.ramp.call(calls.remove, { as: lake.ana, params: { id: gone._id } })
    const theirs = (await make({}, bo)).body
    for (const { code } of [gone, theirs]) expect((await use(boat, code)).error).toMatchObject({ code: 'coupon.unknown' })
    const { code } = await aCoupon({ until: '2999-01-01', tournament: boat.field.tournament })
    expect((await use(boat, code, other.lily)).error.code).toBe('record.not-found')
    await change(other, { freeEntry: true })
    expect((await use(other, (await aCoupon()).code)).error.code).toBe('coupon.no-fee')
    expect((await use(boat, code, boat.tom)).status).toBe(200)
    // Another one takes its place.
    const better = await aCoupon({ amount: 30 })
    expect((await use(boat, better.code)).body.coupon).toMatchObject({ code: better.code, amount: 3_000 })
  })
})
