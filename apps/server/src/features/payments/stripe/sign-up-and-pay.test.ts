import { newId } from '@ramplight/contract/kernel/new-id'
import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import { couponCalls } from '@ramplight/contract/payments/coupons'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import type { Person } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { tournamentEntries } from '../../registration/tournament-entries/tournament-entries.table.ts'
import { tournamentPreRegistrations } from '../../registration/tournament-pre-registrations/tournament-pre-registrations.table.ts'
import { cardCheckouts } from './cards.table.ts'
import { giveUpPlaces } from './give-up-places.ts'
import { closeLate } from './reconcile.ts'
import { aCardRamp, type CardRamp, PAYS } from './testing/a-card-ramp.ts'

let lake: CardRamp
beforeAll(async () => {
  lake = await aCardRamp()
  await lake.connect(lake.ana)
})
beforeEach(async () => {
  await lake.standIn.quiet()
  lake.standIn.mood.webhooks = 'now'
})
afterAll(() => lake.close())

/** An event for $100 a boat, whose teams sign up and pay. */
async function anEvent(payout: object = {}) {
  const { ramp, ana } = lake
  const field = await aField(ramp, ana, { entryFee: 100, settings: { payout } })
  const { tournament } = field
  const sign = (as: Person, more: { _id?: string; with?: Person } = {}) => {
    const { with: partner, ...id } = more
    const users = [as.id, ...(partner ? [partner.id] : [])]
    return ramp.call(preRegistrationCalls.create, { as, body: { ...id, tournament, team: { users } } })
  }
  const open = (as: Person, entry: string, more: object = {}) => ramp.call(calls.createCheckout, { as, body: { entry, ...more } })
  const row = async (id: string) => (await ramp.db.select().from(tournamentEntries).where(eq(tournamentEntries.id, id)))[0]
  return {
    ...field,
    sign,
    open,
    pay: (url: string | null) => lake.standIn.typeCard(url!.split('/').at(-1)!, PAYS),
    team: async (id: string) => (await ramp.db.select().from(tournamentPreRegistrations).where(eq(tournamentPreRegistrations.id, id)))[0]!,
    /** `Paid online`, or that there is no boat. */
    boat: async (id: string) => {
      const entry = await row(id)
      return entry ? `${entry.status}${entry.paidOnline ? ' online' : ''}` : 'no boat'
    },
    places: async () => (await ramp.call(preRegistrationCalls.places, { as: null, params: { id: tournament } })).body,
    change: (body: object) => ramp.call(tournamentCalls.update, { as: ana, params: { id: tournament }, body }),
  }
}

/** A quarter of an hour goes by: what is open is closed, and places that nobody paid for are given up. */
async function quarterOver() {
  const later = { ...lake.work, now: () => new Date(Date.now() + 16 * 60_000) }
  await closeLate(later)
  return giveUpPlaces(later)
}

test('an angler signs up and pays in one go: the team has a place while the page is open, and is a boat once the card has paid', async () => {
  const event = await anEvent()
  const lily = await event.angler('Lily Reyes')
  const _id = newId()
  // A double tap, and an answer that got lost, are one team and one page.
  const [signed] = await Promise.all([event.sign(lily, { _id }), event.sign(lily, { _id })])
  expect(signed.body).toMatchObject({ _id, converted: false, heldUntil: expect.any(String) })
  const taps = await Promise.all([event.open(lily, _id), event.open(lily, _id)])
  expect(new Set(taps.map(({ body }) => body.url)).size).toBe(1)
  expect(taps[0]!.wire).toMatchObject({ amount: 105.31, state: 'open' })
  expect([await event.boat(_id), (await event.team(_id)).converted]).toEqual(['no boat', false])
  const [session] = await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, _id))
  expect(lake.standIn.state.things.get(session!.session!)?.success_url).toMatch(
    `/angler/tournaments/${event.tournament}/registration?card=back`,
  )
  event.pay(taps[0]!.body.url)
  await lake.standIn.quiet()
  expect([await event.boat(_id), await event.team(_id)]).toMatchObject(['Paid online', { converted: true, heldUntil: null }])
  expect((await event.open(lily, _id)).error.code).toBe('cards.nothing-due')
  expect(await quarterOver()).toBe(0)
  expect(await event.boat(_id)).toBe('Paid online')
})

test('the boat that a card has paid for has the captain, the substitute and the group that its team chose', async () => {
  const event = await anEvent()
  await event.change({ groups: [{ name: 'Women' }] })
  const [lily, tom, sue] = [await event.angler('Lily Reyes'), await event.angler('Tom Tran'), await event.angler('Sue Kim')]
  const said = { boatCaptain: tom.id, sub: sue.id, groups: ['Women'] }
  const body = { tournament: event.tournament, team: { users: [lily.id, tom.id] }, ...said }
  const { _id } = (await lake.ramp.call(preRegistrationCalls.create, { as: lily, body })).body
  event.pay((await event.open(lily, _id)).body.url)
  await lake.standIn.quiet()
  const { body: boat } = await lake.ramp.call(tournamentEntryCalls.get, { as: lily, params: { id: _id } })
  expect(boat).toMatchObject({ status: 'Paid', ...said, substitute: { last_name: 'Kim' } })
})

test('who does not pay in time has no place where nobody pays at the ramp, and the next in line gets it; where one may, the team stays', async () => {
  const event = await anEvent({ maxBoats: 1 })
  const lily = await lake.ramp.person('Angler', 'Lily Reyes', { tours: [event.tour], email: 'lily-late@lake.test' })
  const tom = await lake.ramp.person('Angler', 'Tom Tran', { tours: [event.tour], email: 'tom-waits@lake.test' })
  const first = (await event.sign(lily)).body
  const second = (await event.sign(tom)).body
  expect(second).toMatchObject({ onWaitingList: true, heldUntil: null })
  expect((await event.open(tom, second._id)).error.code).toBe('registration.in-line')
  await event.open(lily, first._id)
  expect(await giveUpPlaces({ ...lake.work, now: () => new Date(Date.now() + 16 * 60_000) }), 'while a page is open').toBe(0)
  expect(await quarterOver()).toBe(1)
  expect((await event.open(lily, first._id)).status).toBe(404)
  const next = await event.team(second._id)
  expect(next.onWaitingList).toBe(false)
  // Who moves up is told how to pay, and has a day for it.
  const mailed = async (about: string) =>
    (await lake.ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.about, about))).map(({ text }) => text)
  expect(await mailed(event.tournament)).toEqual([
    expect.stringMatching(/is full, and you’re on the waiting list/),
    expect.stringMatching(/wasn’t paid in time/),
    expect.stringMatching(/Pay by card by .+ [AP]M\. After that your spot goes to the next in line/),
  ])
  expect(Date.parse(next.heldUntil!) - Date.now()).toBeGreaterThan(23 * 3_600_000)

  const free = await anEvent({ allowPreRegistration: true })
  const moe = await free.angler('Moe Hay')
  const team = (await free.sign(moe)).body
  expect(team.heldUntil).toBeNull()
  const { url } = (await free.open(moe, team._id)).body
  expect(await quarterOver()).toBe(0)
  expect([lake.standIn.state.things.get(url!.split('/').at(-1)!)?.status, (await free.team(team._id)).deleted]).toEqual(['expired', false])
})

test('a payment that is told late keeps its place: in a full field, after registration has closed, and after the team was taken back', async () => {
  const event = await anEvent({ maxBoats: 1 })
  const [lily, tom] = [await event.angler('Lily Reyes'), await event.angler('Tom Tran')]
  const { _id } = (await event.sign(lily)).body
  const { url } = (await event.open(lily, _id)).body
  lake.standIn.mood.webhooks = 'held'
  event.pay(url)
  await event.change({ settings: { payout: { maxBoats: 1, registrationClosesAt: new Date(Date.now() - 1000).toISOString() } } })
  await lake.ramp.call(preRegistrationCalls.remove, { as: lily, params: { id: _id } })
  expect((await event.tryEnter([tom])).status).toBe(200)
  for (const told of lake.standIn.state.events.slice()) await lake.standIn.say(told)
  expect([await event.boat(_id), await event.team(_id)]).toMatchObject(['Paid online', { converted: true, deleted: false }])
})

test('the last place is of who signed up first; both who pay at the same moment for two places are in', async () => {
  const event = await anEvent({ maxBoats: 2 })
  const people = [await event.angler('Lily Reyes'), await event.angler('Tom Tran'), await event.angler('Cy Fisher')]
  const teams = (await Promise.all(people.map((one) => event.sign(one)))).map(({ body }) => body)
  expect(teams.filter(({ onWaitingList }) => onWaitingList)).toHaveLength(1)
  const pages = await Promise.all(teams.map((team, index) => event.open(people[index]!, team._id)))
  for (const { body } of pages) if (body) event.pay(body.url)
  await lake.standIn.quiet()
  expect((await Promise.all(teams.map(({ _id }) => event.boat(_id)))).sort()).toEqual(['Paid online', 'Paid online', 'no boat'])
  expect(await event.places()).toMatchObject({ left: 0, waiting: 1 })
})

test('partners pay their halves: with the first the team is a boat, and its place is kept', async () => {
  const event = await anEvent()
  const [lily, tom] = [await event.angler('Lily Reyes'), await event.angler('Tom Tran')]
  const { _id } = (await event.sign(lily, { with: tom })).body
  event.pay((await event.open(lily, _id, { mine: true })).body.url)
  await lake.standIn.quiet()
  expect(await event.boat(_id)).toBe('Pending')
  expect(await quarterOver()).toBe(0)
  event.pay((await event.open(tom, _id, { mine: true })).body.url)
  await lake.standIn.quiet()
  expect(await event.boat(_id)).toBe('Paid online')
})

test('whom the director has entered meanwhile, has paid for that boat; who comes into the team while it is paid is in the boat', async () => {
  const event = await anEvent({ allowPreRegistration: true })
  const [lily, tom] = [await event.angler('Lily Reyes'), await event.angler('Tom Tran')]
  const team = (await event.sign(lily)).body
  const { url } = (await event.open(lily, team._id)).body
  const walkUp = (await event.tryEnter([lily])).body
  event.pay(url)
  await lake.standIn.quiet()
  expect([await event.boat(team._id), await event.boat(walkUp._id)]).toEqual(['no boat', 'Paid online'])

  const toms = (await event.sign(tom)).body
  const page = (await event.open(tom, toms._id)).body
  const cy = await event.angler('Cy Fisher')
  const { code } = (await lake.ramp.call(preRegistrationCalls.invitation, { as: tom, params: { id: toms._id } })).body
  await lake.ramp.call(preRegistrationCalls.join, { as: cy, body: { code } })
  event.pay(page.url)
  await lake.standIn.quiet()
  const [entry] = (await lake.ramp.call(tournamentEntryCalls.search, { as: cy, body: { user: cy.id } })).body
  expect([entry!._id, entry!.users, entry!.status]).toEqual([toms._id, [tom.id, cy.id], 'Paid'])
})

test('a partner comes into a boat that is paid, unless that would make it dearer; who is paying pays no old price', async () => {
  const event = await anEvent()
  const [lily, tom, cy] = [await event.angler('Lily Reyes'), await event.angler('Tom Tran'), await event.angler('Cy Fisher')]
  const invite = async (as: Person, id: string) => (await lake.ramp.call(preRegistrationCalls.invitation, { as, params: { id } })).body.code
  const join = (as: Person, code: string) => lake.ramp.call(preRegistrationCalls.join, { as, body: { code } })
  const { _id } = (await event.sign(lily)).body
  event.pay((await event.open(lily, _id)).body.url)
  await lake.standIn.quiet()
  const code = await invite(lily, _id)
  expect([(await join(tom, code)).status, (await join(tom, code)).status, (await join(cy, code)).error.code]).toEqual([
    200,
    200,
    'entry.crew-too-large',
  ])
  const [boat] = (await lake.ramp.call(tournamentEntryCalls.search, { as: tom, body: { tournament: event.tournament } })).body
  expect([boat!.users, boat!.status]).toEqual([[lily.id, tom.id], 'Paid'])

  const each = await anEvent({ chargePer: 'Angler' })
  const [jo, sam] = [await each.angler('Jo Reyes'), await each.angler('Sam Reed')]
  const team = (await each.sign(jo)).body
  const cheap = (await each.open(jo, team._id)).body
  const link = await invite(jo, team._id)
  expect((await join(sam, link)).status).toBe(200)
  expect(lake.standIn.state.things.get(cheap.url!.split('/').at(-1)!)?.status).toBe('expired')
  const whole = (await each.open(jo, team._id)).wire
  expect(whole).toMatchObject({ amount: 210.31 })
})

test('in person only: no card page, and nobody signs up online where the director takes no pre-registrations either', async () => {
  const event = await anEvent({ paymentMode: 'In Person Only' })
  const lily = await event.angler('Lily Reyes')
  const takes = async () =>
    (await lake.ramp.call(cardCheckoutCalls.takesCards, { as: lily, params: { id: event.tournament } })).body.takesCards
  const offered = async () =>
    (
      await lake.ramp.call(tournamentCalls.skinnySearch, { as: null, body: { ids: [event.tournament], publicSearch: true } })
    ).body.message.map(({ takesCards, allowPreRegistration }) => [takesCards, allowPreRegistration])
  expect([await takes(), await offered()]).toEqual([false, [[false, false]]])
  expect((await event.sign(lily)).error.code).toBe('registration.not-taken')
  const { _id } = (await event.tryEnter([lily])).body
  expect((await event.open(lily, _id)).error.code).toBe('cards.in-person')
  await event.change({ settings: { payout: { paymentMode: 'Online' } } })
  expect([await takes(), await offered()]).toEqual([true, [[true, false]]])
  expect((await event.open(lily, _id)).status).toBe(200)
  const { deps } = lake.ramp
  const { cards } = deps
  deps.cards = null
  expect([await takes(), await offered()], 'where the platform has no provider').toEqual([false, [[false, false]]])
  deps.cards = cards
})

/** Coupons of the director, and what a team that has signed up does with one. */
let codes = 0
const aCoupon = async (more: object = {}) =>
  (await lake.ramp.call(couponCalls.create, { as: lake.ana, body: { code: `DOCK-${++codes}`, amount: 10, ...more } })).body
const typeCoupon = (as: Person, entry: string, code: string) => lake.ramp.call(couponCalls.use, { as, body: { entry, code } })
const usedOf = async (id: string) => (await lake.ramp.call(couponCalls.get, { as: lake.ana, params: { id } })).body.used

test('a coupon counts before a team pays: the old page is closed, the items show it, the boat has it, and it is used once', async () => {
  const event = await anEvent()
  const [lily, moe] = [await event.angler('Lily Reyes'), await event.angler('Moe Hay')]
  const { _id } = (await event.sign(lily)).body
  const old = (await event.open(lily, _id)).body
  const coupon = await aCoupon()
  expect((await typeCoupon(moe, _id, coupon.code)).status, 'who is not in the team').toBe(404)
  const held = await typeCoupon(lily, _id, coupon.code)
  expect([held.body, await usedOf(coupon._id)]).toEqual([
    { coupon: { _id: coupon._id, code: coupon.code, amount: 1_000 }, isCovered: false },
    1,
  ])
  expect(() => event.pay(old.url)).toThrow()
  const page = (await event.open(lily, _id)).body
  expect(page.items.map(({ key, cost }) => [key, cost])).toEqual([
    ['fee', 9_000],
    ['platform', 200],
    ['card', 301],
  ])
  // What is paid as the place is lost is paid at that price, and the boat owes nothing.
  lake.standIn.mood.webhooks = 'held'
  event.pay(page.url)
  await lake.ramp.call(preRegistrationCalls.remove, { as: lily, params: { id: _id } })
  expect(await usedOf(coupon._id), 'freed with the place').toBe(0)
  for (const told of lake.standIn.state.events.slice()) await lake.standIn.say(told)
  expect([await event.boat(_id), await usedOf(coupon._id)]).toEqual(['Paid online', 1])
  expect((await typeCoupon(lily, _id, coupon.code)).error.code).toBe('coupon.paid')
})

test('of teams that use the last coupon in one moment one holds it, until its place goes; one that is over, of another event or for a waiting team is refused', async () => {
  const event = await anEvent({ maxBoats: 2 })
  const [lily, moe] = [await event.angler('Lily Reyes'), await event.angler('Moe Hay')]
  const teams = [(await event.sign(lily)).body._id, (await event.sign(moe)).body._id]
  const last = await aCoupon({ most: 1 })
  const taps = await Promise.all([typeCoupon(lily, teams[0]!, last.code), typeCoupon(moe, teams[1]!, last.code)])
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = taps[0]!.status === 200 ? 0 : 1
  const [loser, other] = [[moe, lily][winner]!, teams[1 - winner]!]
  expect(taps[1 - winner]!.error.code).toBe('coupon.used-up')
  const second = await aCoupon()
  await typeCoupon(loser, other, second.code)
  const elsewhere = await aCoupon({ tournament: (await anEvent()).tournament })
  for (const [code, why] of [
    [(await aCoupon({ until: '2020-01-01' })).code, 'coupon.over'],
    [elsewhere.code, 'coupon.unknown'],
  ] as const)
    expect((await typeCoupon(loser, other, code)).error.code).toBe(why)
  const bo = await event.angler('Bo Kim')
  const waiting = (await event.sign(bo)).body
  expect([waiting.onWaitingList, (await typeCoupon(bo, waiting._id, (await aCoupon()).code)).error.code]).toEqual([
    true,
    'registration.in-line',
  ])
  // Who is in does not go back in line; who withdraws leaves the coupon to others, and the spot to the next in line.
  const back = await lake.ramp.call(preRegistrationCalls.update, {
    as: lake.ana,
    params: { id: other },
    body: { onWaitingList: true } as never,
  })
  expect(back.status).toBe(400)
  await lake.ramp.call(preRegistrationCalls.remove, { as: lake.ana, params: { id: other } })
  expect([(await event.team(waiting._id)).onWaitingList, await usedOf(second._id), await usedOf(last._id)]).toEqual([false, 0, 1])
  // Nobody pays, and the place goes: so does the coupon.
  await quarterOver()
  expect(await usedOf(last._id)).toBe(0)
})

test('a team that a coupon covers is a boat at once; one that is entered at the table keeps what its coupon takes off', async () => {
  const event = await anEvent({ allowPreRegistration: true })
  const [lily, moe] = [await event.angler('Lily Reyes'), await event.angler('Moe Hay')]
  const { _id } = (await event.sign(lily)).body
  const all = await aCoupon({ amount: 500 })
  const covered = await Promise.all([typeCoupon(lily, _id, all.code), typeCoupon(lily, _id, all.code)])
  expect(covered.map(({ status }) => status)).toContain(200)
  expect([await event.boat(_id), (await event.team(_id)).converted, await usedOf(all._id)]).toEqual(['Paid', true, 1])

  const team = (await event.sign(moe)).body._id
  const { code } = await aCoupon({ amount: 25 })
  await typeCoupon(moe, team, code)
  const body = { _id: team, tournament: event.tournament, users: [moe.id] }
  const { body: boat } = await lake.ramp.call(tournamentEntryCalls.create, { as: lake.ana, body })
  expect(boat.coupon).toMatchObject({ code, amount: 2_500 })
  expect((await event.open(moe, team)).body.items[0]).toMatchObject({ key: 'fee', cost: 7_500 })
})
