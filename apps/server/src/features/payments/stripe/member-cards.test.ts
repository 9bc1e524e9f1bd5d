import { newId } from '@ramplight/contract/kernel/new-id'
import { cardCheckoutCalls as calls } from '@ramplight/contract/payments/card-checkout'
import { memberMoneyCalls } from '@ramplight/contract/payments/member-money'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import type { Person } from '#platform/testing/test-server'
import { ledgerLines, ledgerPostings } from '../ledger/index.ts'
import { closeSettled } from './close-settled.ts'
import { reconcileCards } from './reconcile.ts'
import { aCardRamp, type CardRamp, DECLINED, PAYS } from './testing/a-card-ramp.ts'

let lake: CardRamp
let account: string
let season: string
let lily: Person
let member: string

beforeAll(async () => {
  lake = await aCardRamp()
  account = await lake.connect(lake.ana)
  lake.standIn.topUp(10_000_000)
})
beforeEach(async () => {
  await lake.standIn.quiet()
  Object.assign(lake.standIn.mood, { answer: null, breaksAt: null, webhooks: 'now' })
  await lake.ramp.db.delete(outgoingMessages)
  const body = { name: 'Lake Fork 2027', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 75 }
  season = (await lake.ramp.call(seasonCalls.create, { as: lake.ana, body })).body._id
  lily = await lake.ramp.person('Angler', 'Lily Reyes', { email: `lily.${season}@lake.test` })
  member = (await lake.ramp.call(membershipCalls.create, { as: lily, body: { season, user: lily.id } })).body._id
})
afterAll(() => lake.close())

const open = (more: { _id?: string } = {}, as: Person = lily) =>
  lake.ramp.call(calls.createMembershipCheckout, { as, body: { membership: member, ...more } })
const sessions = () =>
  [...lake.standIn.state.things.values()].filter((one) => one.object === 'checkout.session' && one.metadata.membership === member)
const pay = async (card = PAYS) => {
  await open()
  lake.standIn.typeCard(sessions().at(-1)!.id, card)
  await lake.standIn.quiet()
}
const charge = () =>
  [...lake.standIn.state.things.values()].filter((one) => one.object === 'charge' && one.metadata?.membership === member).at(-1)!
const change = (body: object) => lake.ramp.call(membershipCalls.update, { as: lake.ana, params: { id: member }, body })
const row = async () => (await lake.ramp.call(membershipCalls.get, { as: lake.ana, params: { id: member } })).body
const money = async (as: Person = lily) => (await lake.ramp.call(memberMoneyCalls.ofMembership, { as, params: { id: member } })).body
const due = async () => (await lake.ramp.call(calls.membershipsDue, { as: lily })).body
const giveBack = (amount: number, _id = newId()) =>
  lake.ramp.call(memberMoneyCalls.refundMembership, {
    as: lake.ana,
    params: { id: member },
    body: { _id, amount, reason: 'Moved away' },
  })
/** What the member was written beside their receipts. */
const told = async () => {
  const rows = await lake.ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.person, lily.id))
  return rows.flatMap(({ subject, text }) => (subject!.startsWith('Receipt') ? [] : [[subject, text]]))
}
/** The book of the member: what each account comes to, in cents. */
const ledger = async () => {
  const lines = await lake.ramp.db
    .select({ account: ledgerLines.account, amount: ledgerLines.amount })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .where(eq(ledgerPostings.holder, lily.id))
  const sums = Map.groupBy(lines, (line) => line.account)
  return Object.fromEntries(
    [...sums].map(([name, some]) => [name, some.reduce((sum, { amount }) => sum + amount, 0)] as const).filter(([, sum]) => sum !== 0),
  )
}

test('what is owed is written out with its fee, paid once however often the provider tells, and receipted', async () => {
  expect(await due()).toMatchObject([{ membership: member, season, owed: 7500, amount: 7756, items: [{ cost: 7500 }, { cost: 256 }] }])
  const had = lake.standIn.earnedBy(account)
  await pay()
  for (let night = 0; night < 2; night++) await reconcileCards(lake.work)
  expect(await row()).toMatchObject({ amount: 7500, amountPaid: 0, paidByCard: 7500 })
  expect([await ledger(), lake.standIn.earnedBy(account) - had]).toEqual([{ card: 7500, membership: -7500 }, 7500])
  expect(await money()).toMatchObject({
    season: 'Lake Fork 2027',
    member: 'Lily Reyes',
    paid: 7500,
    owed: 0,
    fees: [{ key: 'card', amount: 256 }],
  })
  expect(await due()).toEqual([])
  expect((await open()).error.code).toBe('cards.nothing-due')
  const mails = await lake.ramp.db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.kind, 'mail'), eq(outgoingMessages.to, `lily.${season}@lake.test`)))
  expect(mails.map(({ text }) => text?.match(/Membership: \S+|Card fee: \S+/g))).toEqual([['Membership: $75.00', 'Card fee: $2.56']])
})

test('a double tap, a second device and an answer that was lost open one page', async () => {
  const _id = newId()
  const answers = await Promise.all([open({ _id }), open({ _id }), open()])
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(sessions().filter(({ status }) => status === 'open')).toHaveLength(1)
})

test('only the member pays it, a declined card pays nothing, and a season without cards says whom to pay', async () => {
  const tom = await lake.ramp.person('Angler', 'Tom Tran')
  expect((await open({}, tom)).status).toBe(404)
  await expect(pay(DECLINED)).rejects.toThrow('declined')
  await lake.standIn.quiet()
  expect(await row()).toMatchObject({ paidByCard: 0 })
  const cy = await lake.ramp.person('Director', 'Cy Lee')
  const body = { name: 'Cash only', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 20 }
  const other = (await lake.ramp.call(seasonCalls.create, { as: cy, body })).body._id
  const { _id: membership } = (await lake.ramp.call(membershipCalls.create, { as: lily, body: { season: other, user: lily.id } })).body
  const refusal = await lake.ramp.call(calls.createMembershipCheckout, { as: lily, body: { membership } })
  expect(refusal.error.code).toBe('membership.no-cards')
  expect((await due()).map((one) => one.membership)).toEqual([member])
})

test('a page that says an old price is closed: the director has the cash, or ends the membership', async () => {
  await open()
  await change({ amountPaid: 75, paidWith: { method: 'cash' } })
  await closeSettled(lake.work)
  expect(sessions().map(({ status }) => status)).toEqual(['expired'])
  await change({ amountPaid: 25 })
  expect((await open()).body).toMatchObject({ amount: 5181 })
  await change({ active: false })
  await closeSettled(lake.work)
  expect(sessions().map(({ status }) => status)).toEqual(['expired', 'expired'])
})

test('the director gives a part back to the card, once; never more than it has paid', async () => {
  await pay()
  const id = newId()
  const both = await Promise.all([giveBack(50, id), giveBack(50, id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await lake.standIn.quiet()
  expect(await ledger()).toEqual({ card: 2500, membership: -7500, refund: 5000 })
  expect(await money(lake.ana)).toMatchObject({ paid: 2500, owed: 5000, toCard: 2500, refunds: [{ amount: 5000, state: 'done' }] })
  expect(await told()).toEqual([
    [
      'Refund: $50.00 for Lake Fork 2027',
      'You were refunded $50.00 for Lake Fork 2027 to the card you used. Your bank may take a few days.',
    ],
  ])
  expect((await giveBack(50)).status).toBe(409)
  expect(
    (
      await lake.ramp.call(memberMoneyCalls.refundMembership, {
        as: lily,
        params: { id: member },
        body: { _id: newId(), amount: 1, reason: 'x' },
      })
    ).status,
  ).toBe(404)
})

test('a bank takes the payment back: the membership is owed again, the director is told, and nobody removes it meanwhile', async () => {
  await pay()
  expect((await lake.ramp.call(membershipCalls.remove, { as: lake.ana, params: { id: member } })).error.code).toBe('membership.by-card')
  const { id } = lake.standIn.dispute(charge().id)
  await lake.standIn.quiet()
  await reconcileCards(lake.work)
  expect([await ledger(), (await row()).paidByCard]).toEqual([{ membership: -7500, chargeback: 7500 }, 0])
  lake.standIn.closeDispute(id, 'won')
  await lake.standIn.quiet()
  expect([await ledger(), (await row()).paidByCard]).toEqual([{ card: 7500, membership: -7500 }, 7500])
  expect((await told()).map(([subject]) => subject)).toEqual(['Payment disputed: Lake Fork 2027', 'Dispute closed: Lake Fork 2027'])
})

test('who was removed while their page was open is a member when they have paid', async () => {
  await open()
  expect((await lake.ramp.call(membershipCalls.remove, { as: lake.ana, params: { id: member } })).status).toBe(200)
  lake.standIn.typeCard(sessions().at(-1)!.id, PAYS)
  await lake.standIn.quiet()
  expect(await row()).toMatchObject({ paidByCard: 7500, active: true })
})
