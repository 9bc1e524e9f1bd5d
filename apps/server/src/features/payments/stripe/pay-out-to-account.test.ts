import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { cardAccounts, cardEvents, cardPayouts } from './cards.table.ts'
import { goOnWithPayouts } from './pay-out-by-card.ts'
import { reconcileCards } from './reconcile.ts'
import { aCardRamp, type CardRamp, PAYS } from './testing/a-card-ramp.ts'

const LATER = '2999-01-01T00:00:00.000Z'

let lake: CardRamp
let [anas, lilys] = ['', '']
let boat: Awaited<ReturnType<CardRamp['aBoat']>>
/** Of the first place, in dollars as it is sent. */
let won = ''
let before = { ana: 0, platform: 0 }

/** What has moved at the provider since the test began, in cents. */
const moved = () => ({
  ana: lake.standIn.earnedBy(anas) - before.ana,
  lily: lake.standIn.earnedBy(lilys),
  platform: lake.standIn.earnedBy(null) - before.platform,
})
const SENT = { ana: -6000, lily: 6000, platform: 0 }
const NOTHING = { ana: 0, lily: 0, platform: 0 }
const send = (payment = won, as = lake.ana) => lake.ramp.call(calls.transfer, { as, body: { payment } })
const payment = async () => (await lake.ramp.call(paymentCalls.get, { as: lake.ana, params: { id: won } })).body
const places = async () =>
  (await lake.ramp.call(moneyCalls.byTournament, { as: lake.ana, params: { id: boat.field.tournament } })).body.places
    .flatMap(({ place, left }) => (left === 0 ? [] : [`${place} ${left}`]))
    .sort()
const sayCash = () => lake.ramp.call(paymentCalls.paidOut, { as: lake.ana, body: { ids: [won], paidOut: { method: 'cash' } } })
const transfers = () => [...lake.standIn.state.things.values()].filter((one) => one.object === 'transfer' && one.metadata.payment === won)
const makePayout = async (amount: number) => {
  const body = { _id: newId(), amount, user: boat.lily.id, sourceModuleRecord: boat.field.tournament } as const
  const made = await lake.ramp.call(paymentCalls.create, { as: lake.ana, body: { ...body, status: 'completed', debitOrCredit: 'debit' } })
  expect(made.status).toBe(200)
  return body._id
}
const reverse = (amount: number) => lake.cards.stripe.transfers.createReversal(transfers().at(-1)!.id, { amount })

beforeAll(async () => {
  lake = await aCardRamp({ retries: 0 })
  anas = await lake.connect(lake.ana)
})
afterAll(() => lake.close())
beforeEach(async () => {
  boat = await lake.aBoat()
  await boat.open()
  lake.standIn.typeCard(boat.session().id, PAYS)
  await lake.standIn.quiet()
  await vi.waitFor(async () => expect(await boat.state()).toBe('Paid online'))
  Object.assign(lake.standIn.mood, { answer: null, breaksAt: null, webhooks: 'now' })
  won = await makePayout(60)
  lilys = await lake.connect(boat.lily, calls.createAccountFromRegistration)
  before = { ana: lake.standIn.earnedBy(anas), platform: lake.standIn.earnedBy(null) }
})

test('two stations and a double tap send a payout once, and nobody hands it out in another way', async () => {
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect([moved(), transfers().length]).toEqual([SENT, 1])
  expect(await places()).toEqual(['card 4000'])
  expect((await sayCash()).body.results).toMatchObject([{ ok: false, code: 'payment.sent' }])
})

test('the answer is lost after the money has moved: the retry pays nothing twice, and without one it is finished within the minute', async () => {
  lake.standIn.mood.breaksAt = /^POST .*transfers$/
  expect((await send()).error.code).toBe('cards.away')
  lake.standIn.mood.breaksAt = null
  lake.standIn.forgetKeys()
  // Meanwhile it is neither handed out in cash nor voided: that would pay it twice.
  expect((await sayCash()).body.results).toMatchObject([{ ok: false, code: 'payment.sending' }])
  expect((await lake.ramp.call(paymentCalls.remove, { as: lake.ana, params: { id: won } })).error.code).toBe('payment.sending')
  await goOnWithPayouts(lake.work, LATER)
  expect([moved(), transfers().length, await places()]).toEqual([SENT, 1, ['card 4000']])
  expect([(await send()).status, transfers().length]).toEqual([200, 1])
  expect((await payment()).metaData).toMatchObject({ method: 'card', sentAs: transfers()[0]!.id })
})

test('what was handed out in cash is not sent as well, and what the account has not is not sent: it says so and may be tried again', async () => {
  await sayCash()
  expect((await send()).error.code).toBe('payment.handed-out')
  expect(moved()).toEqual(NOTHING)
  lake.standIn.payOut(anas)
  const large = await makePayout(75)
  expect((await send(large)).error.code).toBe('cards.balance-too-small')
  const other = await lake.aBoat()
  await other.open()
  lake.standIn.typeCard(other.session().id, PAYS)
  await lake.standIn.quiet()
  // The provider remembers its no under the old name; it is another question by now.
  expect((await send(large)).status).toBe(200)
  expect(moved()).toMatchObject({ lily: 7500 })
})

test('the account of the winner was closed in between: the director has the money again, the books too, and it may be sent later', async () => {
  const closed = lake.standIn.state.things.get(lilys)!
  closed.details_submitted = false
  // A server that was killed before it could give it back never gives it on as well.
  lake.standIn.mood.breaksAt = /^POST .*refunds$/
  expect((await send()).error.code).toBe('cards.away')
  lake.standIn.mood.breaksAt = null
  closed.details_submitted = true
  lake.standIn.forgetKeys()
  await goOnWithPayouts(lake.work, LATER)
  expect([moved(), transfers()]).toEqual([NOTHING, []])
  expect(await places()).toEqual(['card 10000', 'unstated -6000'])
  expect((await payment()).metaData).toEqual({ cameBack: expect.stringContaining('capabilities') })
  expect((await send()).status).toBe(200)
  expect([moved(), await places()]).toEqual([SENT, ['card 4000']])
})

test('the provider takes a part back days later: all of it is with the director again, once, and they are told', async () => {
  await send()
  lake.standIn.mood.webhooks = 'held'
  await reverse(1000)
  await reconcileCards(lake.work)
  await reconcileCards(lake.work)
  lake.standIn.mood.webhooks = 'now'
  for (const event of lake.standIn.eventsOf(transfers()[0]!.id, 'transfer.reversed')) await lake.standIn.say(event)
  expect([moved(), await places()]).toEqual([NOTHING, ['card 10000', 'unstated -6000']])
  const mails = await lake.ramp.db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.about, won), eq(outgoingMessages.to, 'ana@lake.test')))
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Payout returned')])
  expect(await lake.ramp.db.select().from(cardEvents).where(eq(cardEvents.state, 'waiting'))).toEqual([])
  expect([(await send()).status, transfers().length, moved()]).toEqual([200, 2, SENT])
})

test('the list says which payouts can go to an account, and what lies in the account that pays; to nobody but who may edit them', async () => {
  const tom = await makePayout(20)
  await lake.ramp.call(paymentCalls.update, { as: lake.ana, params: { id: tom }, body: { user: boat.tom.id } })
  const ways = async (as = lake.ana) => (await lake.ramp.call(calls.payoutWays, { as, body: { ids: [won, tom] } })).body
  const wayOf = (all: Awaited<ReturnType<typeof ways>>) => Object.fromEntries(all.ways.map(({ payment: id, way }) => [id, way]))
  expect([wayOf(await ways()), (await ways()).available]).toEqual([{ [won]: 'ready', [tom]: 'none' }, lake.standIn.balanceOf(anas)])
  await lake.ramp.call(calls.createAccountFromRegistration, { as: boat.tom, body: {} })
  expect(wayOf(await ways())).toEqual({ [won]: 'ready', [tom]: 'begun' })
  expect(await ways(boat.lily)).toEqual({ available: null, ways: [] })
  await lake.ramp.db.update(cardAccounts).set({ chargesEnabled: false }).where(eq(cardAccounts.stripeId, anas))
  expect(wayOf(await ways())).toEqual({ [won]: 'payer', [tom]: 'payer' })
  expect((await send()).error.code).toBe('cards.payer-not-ready')
  expect(await lake.ramp.db.select().from(cardPayouts).where(eq(cardPayouts.payment, won))).toEqual([])
  await lake.ramp.db.update(cardAccounts).set({ chargesEnabled: true }).where(eq(cardAccounts.stripeId, anas))
})

test('an angler opens, sees and goes on with their own account, and with nobody else’s', async () => {
  const { ramp } = lake
  const own = (await ramp.call(calls.ownAccount, { as: boat.lily })).body
  expect(own).toMatchObject({ isOn: true, stripeId: lilys })
  const body = { stripeId: lilys }
  expect((await ramp.call(calls.getAccount, { as: boat.lily, body })).body).toMatchObject({ payouts_enabled: true, needs: [] })
  expect((await ramp.call(calls.loginLink, { as: boat.lily, body })).status).toBe(200)
  for (const call of [calls.getAccount, calls.accountLink, calls.loginLink, calls.externalAccounts])
    expect((await ramp.call(call, { as: boat.tom, body })).error.code).toBe('record.not-found')
})
