import { newId } from '@ramplight/contract/kernel/new-id'
import { platformInvoiceCalls as calls } from '@ramplight/contract/payments/platform-invoices'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addCurrentLevels } from '#features/subscriptions/subscription-levels/index'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import type { Person } from '#platform/testing/test-server'
import { ledgerLines, ledgerPostings } from '../ledger/index.ts'
import { cardEvents } from '../stripe/cards.table.ts'
import { ensureCustomer, sellLevels } from '../stripe/index.ts'
import { reconcileCards } from '../stripe/reconcile.ts'
import { aCardRamp, type CardRamp, DECLINED, PAYS } from '../stripe/testing/a-card-ramp.ts'
import { collectDue } from './collect.ts'
import { platformInvoices, platformMovements } from './platform-invoices.table.ts'

/** $8.00: the provider keeps 53 cents of it, and $15 for a dispute. */
const [FEE, KEPT, CASE] = [800, 53, 1500]
const DAY_MS = 86_400_000
let lake: CardRamp
let admin: Person
let cy: Person
let invoice = ''
let [directors, before] = [0, 0]

beforeAll(async () => {
  lake = await aCardRamp()
  admin = await lake.ramp.person('System Admin', 'Sam Root')
})
beforeEach(async () => {
  await lake.standIn.quiet()
  Object.assign(lake.standIn.mood, { answer: null, breaksAt: null, webhooks: 'now' })
  before = lake.standIn.earnedBy(null)
  cy = await lake.ramp.person('Director', 'Cy Lee', { email: `cy${++directors}@lake.test` })
  lake.standIn.saveCard(await ensureCustomer(lake.work, cy.id), PAYS)
  const at = new Date().toISOString()
  invoice = newId()
  const asked = { id: invoice, director: cy.id, month: '2026-10', lines: [], anglers: 4, credits: 0, amount: FEE }
  await lake.ramp.db.insert(platformInvoices).values({ ...asked, status: 'open', tryAt: at, createdAt: at })
  await collectDue(lake.work)
  await lake.standIn.quiet()
})
afterAll(() => lake.close())

const row = async () => (await lake.ramp.db.select().from(platformInvoices).where(eq(platformInvoices.id, invoice)))[0]!
const shown = async () => (await lake.ramp.call(calls.ofDirector, { as: cy, params: { id: cy.id } })).body.invoices[0]!
const state = async () => {
  const { status, owed, refunded, disputed, tries } = await shown()
  return { status, owed, refunded, disputed, tries }
}
const settled = { status: 'paid', owed: 0, refunded: 0, disputed: 0, tries: 0 }
const mails = async () => {
  const rows = await lake.ramp.db
    .select({ subject: outgoingMessages.subject })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.person, cy.id))
  return rows.map(({ subject }) => subject).toSorted()
}
/** What a book has, by account. */
const book = async (holder: string, record?: string) => {
  const rows = await lake.ramp.db
    .select({ account: ledgerLines.account, amount: sql`sum(${ledgerLines.amount})`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .where(and(eq(ledgerPostings.holder, holder), record ? eq(ledgerPostings.sourceRecord, record) : undefined))
    .groupBy(ledgerLines.account)
  return Object.fromEntries(rows.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount]))
}
const books = async () => ({ director: await book(cy.id), platform: await book('platform', `invoice ${invoice}`) })
const charges = () =>
  [...lake.standIn.state.things.values()].filter((one) => one.object === 'charge' && one.metadata?.platformInvoice === invoice)
const giveBack = (amount: number) => lake.cards.stripe.refunds.create({ charge: charges().at(-1)!.id, amount })
/** Told by the webhook, and found once more at night: twice the same. */
const heard = async () => {
  await lake.standIn.quiet()
  await reconcileCards(lake.work)
}
const has = () => lake.standIn.earnedBy(null) - before
const cases = async () => (await lake.ramp.call(stripeCalls.bankCases, { as: admin })).body
const standing = async () => (await lake.ramp.call(calls.standing, { as: cy, params: { id: cy.id } })).body

describe('the fee that a director has paid the platform by card', () => {
  test('given back by the platform, in parts: settled, with the exact sum, in both books, once', async () => {
    const { id } = await giveBack(300)
    await heard()
    expect(await state()).toEqual({ ...settled, refunded: 300 })
    await giveBack(500)
    await heard()
    for (const event of lake.standIn.eventsOf(id)) await lake.standIn.say(event)
    expect(await state()).toEqual({ ...settled, status: 'refunded', refunded: FEE })
    expect(await books()).toEqual({ director: {}, platform: { card: 0 - KEPT, 'angler-fee': 0 - FEE, refund: FEE, 'provider-fee': KEPT } })
    expect([has(), await mails()]).toEqual([0 - KEPT, ['Refund: $3.00', 'Refund: $5.00']])
    // Nothing is owed: no card is asked, also where somebody taps Pay.
    await collectDue(lake.work)
    expect((await lake.ramp.call(calls.pay, { as: cy, params: { id: invoice } })).body.status).toBe('refunded')
    expect(charges()).toHaveLength(1)
  })

  test('taken back by a bank: nobody is asked while it looks; won, it is paid; both books say so each time', async () => {
    const { id } = lake.standIn.dispute(charges()[0]!.id)
    await heard()
    expect(await state()).toEqual({ ...settled, status: 'disputed', disputed: FEE })
    expect(await standing()).toMatchObject({ unpaid: 0, amount: 0, locked: false })
    const [kept, asked] = [{ 'angler-fee': 0 - FEE, 'provider-fee': KEPT + CASE, chargeback: FEE }, await cases()]
    expect(await books()).toEqual({ director: {}, platform: { card: 0 - KEPT - CASE, ...kept } })
    expect([has(), asked]).toEqual([0 - KEPT - CASE, [expect.objectContaining({ key: id, what: 'invoice', state: 'asked' })]])
    expect(asked[0]).toMatchObject({ name: '2026-10', about: 'Cy Lee', director: '', amount: FEE, dueBy: expect.stringContaining('Z') })
    expect((await lake.ramp.call(stripeCalls.bankCases, { as: cy })).status).toBe(403)
    lake.standIn.closeDispute(id, 'won')
    await heard()
    expect([await state(), has(), (await cases())[0]!.state]).toEqual([settled, FEE - KEPT, 'won'])
    expect(await books()).toEqual({
      director: { card: 0 - FEE, 'platform-fee': FEE },
      platform: { card: FEE - KEPT, 'angler-fee': 0 - FEE, 'provider-fee': KEPT },
    })
    expect(await mails()).toEqual(['Dispute closed: your payment counts', 'Your payment to us is in dispute'])
    const { paidByDirectors } = (await lake.ramp.call(calls.book, { as: admin, params: { year: String(new Date().getUTCFullYear()) } }))
      .body
    expect(paidByDirectors.theirs).toBe(paidByDirectors.ours)
  })

  test('a bank that keeps it: owed again as after a first try that failed, asked with a payment of its own, and locked in the end', async () => {
    const { id } = lake.standIn.dispute(charges()[0]!.id)
    lake.standIn.closeDispute(id, 'lost')
    await heard()
    expect(await state()).toEqual({ ...settled, status: 'open', owed: FEE, tries: 1 })
    expect([await standing(), await mails()]).toEqual([
      { director: cy.id, locked: false, unpaid: 1, amount: FEE },
      ['$8.00 is due again', 'Your payment to us is in dispute'],
    ])
    // The card that was taken back is not asked before its day; then twice, and the account is locked.
    await collectDue(lake.work)
    expect(charges()).toHaveLength(1)
    const customer = await ensureCustomer(lake.work, cy.id)
    const bad = lake.standIn.saveCard(customer, DECLINED)
    lake.standIn.state.things.get(customer)!.invoice_settings.default_payment_method = bad.id
    for (const days of [4, 9]) await collectDue({ ...lake.work, now: () => new Date(Date.now() + days * DAY_MS) })
    expect([await state(), (await standing()).locked]).toEqual([{ ...settled, status: 'failed', owed: FEE, tries: 3 }, true])
    const good = lake.standIn.saveCard(customer, PAYS)
    lake.standIn.state.things.get(customer)!.invoice_settings.default_payment_method = good.id
    const pay = () => lake.ramp.call(calls.pay, { as: cy, params: { id: invoice } })
    await Promise.all([pay(), pay()])
    await heard()
    expect([(await pay()).body.status, (await standing()).locked, charges().length]).toEqual(['paid', false, 2])
    // Paid twice, taken back once: the same as the provider has.
    expect(await books()).toEqual({
      director: { card: 0 - FEE, 'platform-fee': FEE },
      platform: { card: FEE - 2 * KEPT - CASE, 'angler-fee': -2 * FEE, chargeback: FEE, 'provider-fee': 2 * KEPT + CASE },
    })
    expect(has()).toBe(FEE - 2 * KEPT - CASE)
    // The bank thinks better of it, long after: the lock and the invoice stay as they are.
    for (const event of lake.standIn.state.events.filter((one) => one.data.object.id === id)) await lake.standIn.say(event)
    expect((await row()).status).toBe('paid')
  })

  test('a bank keeps one part, and another one before the first is paid again: the rest is a payment of its own', async () => {
    const customer = await ensureCustomer(lake.work, cy.id)
    const use = (number: string) => {
      lake.standIn.state.things.get(customer)!.invoice_settings.default_payment_method = lake.standIn.saveCard(customer, number).id
    }
    const pay = async () => (await lake.ramp.call(calls.pay, { as: cy, params: { id: invoice } })).body?.status
    const [charge] = charges()
    lake.standIn.closeDispute(lake.standIn.dispute(charge!.id, 500).id, 'lost')
    await heard()
    use(DECLINED)
    await pay()
    lake.standIn.closeDispute(lake.standIn.dispute(charge!.id, 300).id, 'lost')
    await heard()
    expect((await state()).owed).toBe(FEE)
    use(PAYS)
    await pay()
    expect((await state()).owed).toBe(300)
    await pay()
    await heard()
    expect(await state()).toMatchObject({ status: 'paid', owed: 0 })
    expect(charges().map(({ amount }) => amount)).toEqual([FEE, 500, 300])
  })

  test('no webhook came, and what came late came in the wrong order: the night finds it, once', async () => {
    lake.standIn.mood.webhooks = 'held'
    const { id } = lake.standIn.dispute(charges()[0]!.id)
    lake.standIn.closeDispute(id, 'won')
    expect((await row()).status).toBe('paid')
    for (let night = 0; night < 2; night++) await reconcileCards(lake.work)
    expect([await state(), has(), (await books()).platform]).toEqual([
      settled,
      FEE - KEPT,
      { card: FEE - KEPT, 'angler-fee': 0 - FEE, 'provider-fee': KEPT },
    ])
    expect(await mails()).toEqual(['Dispute closed: your payment counts', 'Your payment to us is in dispute'])
    expect(await lake.ramp.db.select().from(cardEvents).where(eq(cardEvents.state, 'waiting'))).toEqual([])
  })
})

test('a bill of a level that goes back leaves both books, and who runs the system sees the case; the level is the provider’s word', async () => {
  const { ramp, standIn, work } = lake
  await addCurrentLevels(ramp.db, { id: null, at: new Date().toISOString(), device: null })
  const bo = await ramp.person('Director', 'Bo Kim', { email: 'bo@lake.test' })
  standIn.saveCard(await ensureCustomer(work, bo.id), PAYS)
  await sellLevels(work, bo.id)
  await standIn.quiet()
  await vi.waitFor(async () => expect(await book(bo.id)).toHaveProperty('card'))
  const paid = 0 - (await book(bo.id)).card!
  const bill = [...standIn.state.things.values()].findLast((one) => one.object === 'invoice')!
  const charge = standIn.state.things.get(standIn.state.things.get(bill._intent)!.latest_charge)!
  // As one that was paid before such payments were written down.
  await ramp.db.delete(platformMovements)
  const { id } = standIn.dispute(charge.id)
  await heard()
  expect([await book(bo.id), (await book('platform', `bill ${bill.id}`)).chargeback]).toEqual([{}, paid])
  standIn.closeDispute(id, 'lost')
  await heard()
  expect((await cases()).find(({ key }) => key === id)).toMatchObject({ what: 'bill', about: 'Bo Kim', amount: paid, state: 'lost' })
  const told = await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.person, bo.id))
  expect(told.map(({ subject }) => subject)).toContain('The bank sided with the cardholder')
})
