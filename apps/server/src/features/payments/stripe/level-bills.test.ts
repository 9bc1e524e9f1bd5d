import { platformInvoiceCalls } from '@ramplight/contract/payments/platform-invoices'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import type { Person } from '#platform/testing/test-server'
import { levelBills } from './cards.table.ts'
import { settleBill } from './settle-bill.ts'
import { aCardRamp, type CardRamp, DECLINED, PAYS } from './testing/a-card-ramp.ts'

const DAY = 86_400
let lake: CardRamp
let admin: Person
let [gold, pro, yearly] = ['', '', '']
let directors = 0
let skipped = 0

/** So many days go by at the provider. */
const later = async (days: number) => {
  skipped += days
  lake.standIn.skip(days * DAY)
  await lake.standIn.quiet()
}

/** A director with a card that pays, who has the first level. */
async function subscribed() {
  const { ramp, standIn } = lake
  const email = `cy${directors++}@lake.test`
  const cy = await ramp.person('Director', 'Cy Lee', { email })
  const { customer } = (await ramp.call(calls.createCustomer, { as: cy, body: {} })).body
  const card = standIn.saveCard(customer, PAYS)
  const { subscription_id } = (await ramp.call(calls.createSubscription, { as: cy, body: { level: gold } })).body
  await standIn.quiet()
  const bills = async () => (await lake.cards.stripe.invoices.list({ customer })).data
  const mails = async () =>
    (
      await ramp.db
        .select({ subject: outgoingMessages.subject, about: outgoingMessages.about })
        .from(outgoingMessages)
        .where(
          and(
            eq(outgoingMessages.to, email),
            inArray(
              outgoingMessages.about,
              (await bills()).flatMap(({ id }) => id ?? []),
            ),
          ),
        )
        .orderBy(asc(outgoingMessages.createdAt))
    ).map(({ subject }) => subject)
  return { cy, customer, card, of: { subscription_id: subscription_id! }, bills, mails }
}

beforeAll(async () => {
  lake = await aCardRamp()
  admin = await lake.ramp.person('System Admin', 'Sam Root')
  const level = async (type: 'gold' | 'silver', unit_amount: number, interval: 'month' | 'year') => {
    const asked = { unit_amount, currency: 'usd', recurring: { interval }, product_data: { name: type } }
    const { id: stripe_test_api_id } = await lake.cards.stripe.prices.create(asked)
    const billing_frequency = interval === 'month' ? ('monthly' as const) : ('yearly' as const)
    const body = { name: type, type, price: unit_amount / 100, stripe_test_api_id, billing_frequency }
    return (await lake.ramp.call(subscriptionLevelCalls.create, { as: admin, body })).body._id
  }
  gold = await level('gold', 1000, 'month')
  pro = await level('silver', 6000, 'month')
  yearly = await level('gold', 10_000, 'year')
})
afterEach(() => later(0 - skipped))
afterAll(() => lake.close())

test('a bill of a level that a card does not pay is told after each of three tries, once; then the level ends', async () => {
  const { ramp, standIn } = lake
  const { cy, customer, card, of, bills, mails } = await subscribed()
  await ramp.call(calls.removeCard, { as: cy, body: { customer, payment_method: card.id } })
  standIn.saveCard(customer, DECLINED)
  const state = async () => (await ramp.call(calls.getSubscription, { as: cy, body: of })).body.status
  await later(32)
  await vi.waitFor(async () => expect(await mails()).toEqual(['Your plan payment failed']))
  expect(await state()).toBe('active')
  // The provider tells it again, in any order: nobody hears it twice.
  const told = standIn.state.events.filter(({ type }) => type === 'invoice.payment_failed')
  for (const event of [...told, ...told]) await standIn.say(event)
  expect(await mails()).toHaveLength(1)
  await later(3)
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2))
  await later(4)
  await vi.waitFor(async () => expect((await mails()).at(-1)).toBe('Your plan has ended: payment failed'))
  expect([await state(), (await mails()).length, (await bills())[0]!.attempt_count]).toEqual(['canceled', 3, 3])
})

test('a card that pays at the second try ends the warnings, and the money is in the books', async () => {
  const { ramp, standIn } = lake
  const { cy, customer, card, bills, mails } = await subscribed()
  // That of the second try, 35 days from now: in December it is the next one.
  const year = String(new Date(Date.now() + 35 * 86_400_000).getUTCFullYear())
  const paid = async () => (await ramp.call(platformInvoiceCalls.book, { as: admin, params: { year } })).body.paidByDirectors
  const before = (await paid()).ours
  await ramp.call(calls.removeCard, { as: cy, body: { customer, payment_method: card.id } })
  const bad = standIn.saveCard(customer, DECLINED)
  await later(32)
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1))
  await ramp.call(calls.removeCard, { as: cy, body: { customer, payment_method: bad.id } })
  standIn.saveCard(customer, PAYS)
  await later(3)
  expect((await bills())[0]!.status).toBe('paid')
  expect([(await mails()).length, (await ramp.db.select().from(levelBills).where(eq(levelBills.user, cy.id)))[0]!.tries]).toEqual([1, 1])
  await vi.waitFor(async () => expect(await paid()).toEqual({ theirs: before + 1000, ours: before + 1000 }))
})

test('a bill that was paid beside the card is in the books, too', async () => {
  const { cy, bills } = await subscribed()
  const year = String(new Date().getUTCFullYear())
  const ours = async () => (await lake.ramp.call(platformInvoiceCalls.book, { as: admin, params: { year } })).body.paidByDirectors.ours
  const before = await ours()
  const [bill] = await bills()
  const { payments: _, ...never } = { ...bill!, id: 'in_by_check', amount_paid: 700 }
  // Its card was asked first, and did not pay.
  const { id: intent } = await lake.cards.stripe.paymentIntents.create({ amount: 700, currency: 'usd' })
  const payments = { ...bill!.payments!, data: [{ payment: { type: 'payment_intent', payment_intent: intent } }] as never }
  for (const beside of [never, never, { ...never, id: 'in_after_card', payments }]) await settleBill(lake.work, cy.id, beside)
  expect((await ours()) - before).toBe(1400)
})

test('what a change in the middle of a month costs is said before, and the next bill is that', async () => {
  const { ramp } = lake
  const { cy, of, bills } = await subscribed()
  await later(10)
  const preview = async (level: string) => (await ramp.call(calls.previewLevel, { as: cy, body: { ...of, level } })).body
  const shown = await preview(pro)
  expect([shown.change > 2500 && shown.change < 4500, shown.bill]).toEqual([true, 6000 + shown.change])
  expect(await bills()).toHaveLength(1)
  await ramp.call(calls.updateSubscription, { as: cy, body: { ...of, level: pro } })
  expect(await bills()).toHaveLength(1)
  await later(22)
  expect((await bills()).map(({ amount_paid }) => amount_paid)).toEqual([shown.bill, 1000])
  // A year begins at once, less what is left of the month.
  const year = await preview(yearly)
  expect([year.change < 0, year.bill]).toEqual([true, 10_000 + year.change])
  await ramp.call(calls.updateSubscription, { as: cy, body: { ...of, level: yearly } })
  expect((await bills())[0]!.amount_paid).toBe(year.bill)
  expect((await ramp.call(calls.previewLevel, { as: lake.ana, body: { ...of, level: gold } })).error.code).toBe('record.not-found')
})
