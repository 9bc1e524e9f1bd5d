import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { planCalls } from '@ramplight/contract/subscriptions/plans'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aTestServer, type Person } from '#platform/testing/test-server'
import { tournamentEntries } from '../../registration/tournament-entries/tournament-entries.table.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { payments } from '../payments/payments.table.ts'
import { cardAccounts, cardCheckouts, cardCustomers, cardMovements, cardPayouts } from './cards.table.ts'
import { aCardRamp, type CardRamp, DECLINED, PAYS } from './testing/a-card-ramp.ts'

describe('the calls of the card provider', () => {
  let lake: CardRamp
  let bo: Person
  let admin: Person
  const nothing = { body: {} }
  const customerOf = async (as: Person) => (await lake.ramp.call(calls.createCustomer, { as, ...nothing })).body.customer

  beforeAll(async () => {
    lake = await aCardRamp()
    bo = await lake.ramp.person('Director', 'Bo Kim')
    admin = await lake.ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => lake.close())

  test('a person is one customer, whatever happens in between, and has their own cards', async () => {
    const { ramp, standIn, ana } = lake
    standIn.mood.answer = 'does and breaks'
    const first = ramp.call(calls.createCustomer, { as: ana, ...nothing })
    await new Promise((resolve) => setTimeout(resolve, 300))
    standIn.mood.answer = null
    const { customer } = (await first).body
    expect([await customerOf(ana), await customerOf(ana)]).toEqual([customer, customer])
    expect([...standIn.state.things.values()].filter((one) => one.metadata?.user === ana.id)).toHaveLength(1)
    expect(await ramp.db.select().from(cardCustomers).where(eq(cardCustomers.user, ana.id))).toHaveLength(1)

    const { url } = (await ramp.call(calls.setupCheckout, { as: ana, ...nothing })).body
    standIn.typeCard(url.split('/').at(-1)!, PAYS)
    const other = standIn.saveCard(customer, '5555555555554444').id
    const cards = async () =>
      (await ramp.call(calls.cards, { as: ana, body: { customer } })).body.map(({ brand, last4, isDefault }) => [brand, last4, isDefault])
    expect(await cards()).toEqual([
      ['mastercard', '4444', true],
      ['visa', '4242', false],
    ])
    const visa = (await ramp.call(calls.cards, { as: ana, body: { customer } })).body[1]!.payment_method
    for (let tap = 0; tap < 2; tap++)
      expect(
        (await ramp.call(calls.setDefaultCard, { as: ana, body: { customer, payment_method: visa } })).body.default_payment_method,
      ).toBe(visa)
    for (let tap = 0; tap < 2; tap++)
      expect((await ramp.call(calls.removeCard, { as: ana, body: { customer, payment_method: other } })).body).toHaveLength(1)
    expect((await ramp.call(calls.getCustomer, { as: admin, body: { customer } })).body.email).toBe('ana@lake.test')
  })

  test('who keeps a card while they pay is offered it the next time, on the page of the provider, and takes it away again', async () => {
    const { ramp, standIn } = lake
    await lake.connect(lake.ana)
    const boat = await lake.aBoat()
    const own = async () => (await ramp.call(calls.ownCards, { as: boat.lily })).body
    expect(await own()).toEqual({ isOn: true, customer: null, cards: [] })
    const pageOf = async (of: typeof boat) => (await of.open(boat.lily)).body.url!
    const type = (url: string, typed: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(typed), redirect: 'manual' })
    expect((await type(await pageOf(boat), { number: PAYS, keep: 'yes' })).status).toBe(303)
    const { cards, customer } = await own()
    expect(cards).toMatchObject([{ brand: 'visa', last4: '4242' }])
    // Another boat of hers: a tap pays.
    const other = (await (await lake.aBoat()).field.tryEnter([boat.lily])).body._id
    const { url } = (await ramp.call(calls.createCheckout, { as: boat.lily, body: { entry: other } })).body
    expect(await (await fetch(url!)).text()).toContain('Pay with visa ending in 4242')
    expect((await type(url!, { saved: cards[0]!.payment_method })).status).toBe(303)
    await standIn.quiet()
    await ramp.call(calls.removeCard, { as: boat.lily, body: { customer: customer!, payment_method: cards[0]!.payment_method } })
    expect((await own()).cards).toEqual([])
  })

  test("somebody else's customer, card, account, payment and subscription do not exist", async () => {
    const { ramp, standIn, ana } = lake
    const [mine, hers] = [await customerOf(bo), await customerOf(ana)]
    const herCard = standIn.saveCard(hers, PAYS).id
    const account = await lake.connect(ana)
    const asked = [
      ramp.call(calls.getCustomer, { as: bo, body: { customer: hers } }),
      ramp.call(calls.cards, { as: bo, body: { customer: hers } }),
      ramp.call(calls.setDefaultCard, { as: bo, body: { customer: mine, payment_method: herCard } }),
      ramp.call(calls.syncSubscriptions, { as: bo, body: { customer: hers } }),
      ramp.call(calls.getAccount, { as: bo, body: { stripeId: account } }),
      ramp.call(calls.loginLink, { as: bo, body: { stripeId: account } }),
      ramp.call(calls.deleteAccount, { as: bo, body: { stripeId: account } }),
      ramp.call(calls.cancelSubscription, { as: bo, body: { subscription_id: 'sub_other' } }),
    ]
    for (const answer of await Promise.all(asked)) expect(answer.error.code).toBe('record.not-found')
    // Of a card that is not theirs they learn nothing, and it stays where it is.
    await ramp.call(calls.removeCard, { as: bo, body: { customer: mine, payment_method: herCard } })
    expect(
      (await ramp.call(calls.cards, { as: ana, body: { customer: hers } })).body.map(({ payment_method }) => payment_method),
    ).toContain(herCard)
  })

  test('a director begins to be paid, sees what the provider still wants, is let in, and disconnects', async () => {
    const { ramp, standIn } = lake
    const own = async (as: Person) => (await ramp.call(calls.ownAccount, { as })).body
    expect(await own(bo)).toEqual({ isOn: true, isLive: false, stripeId: null })
    const { body } = await ramp.call(calls.createAccount, { as: bo, ...nothing })
    expect(await own(bo)).toEqual({ isOn: true, isLive: false, stripeId: body.stripeId })
    expect(body).toMatchObject({ charges_enabled: false, details_submitted: false, available: 0 })
    expect(body.needs).toContain('external_account')
    expect((await ramp.call(calls.createAccount, { as: bo, ...nothing })).body.stripeId).toBe(body.stripeId)
    const of = { as: bo, body: { stripeId: body.stripeId } }
    expect((await ramp.call(calls.loginLink, of)).error.code).toBe('cards.refused')
    const { url } = (await ramp.call(calls.accountLink, of)).body
    // What a browser does: the form of the provider, and back to us.
    const back = await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'submit' }), redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([303, `${ramp.address}/director/payments/stripe`])
    await standIn.quiet()
    const [row] = await ramp.db.select().from(cardAccounts).where(eq(cardAccounts.stripeId, body.stripeId))
    expect(row).toMatchObject({ chargesEnabled: true, payoutsEnabled: true, needs: [] })
    expect((await ramp.call(calls.loginLink, of)).body.url).toContain('/express/')
    expect((await ramp.call(calls.bankAccounts, of)).body).toEqual([
      { key: expect.any(String), kind: 'bank', name: 'STRIPE TEST BANK', last4: '6789' },
    ])
    expect((await ramp.call(calls.cardAccounts, of)).body).toEqual([])
    standIn.restrict(body.stripeId)
    await standIn.quiet()
    expect((await ramp.call(calls.getAccount, of)).body).toMatchObject({
      charges_enabled: false,
      needs: ['individual.verification.document'],
    })
    for (let tap = 0; tap < 2; tap++) expect((await ramp.call(calls.deleteAccount, of)).body).toEqual({ deleted: true })
    expect((await ramp.call(calls.getAccount, of)).error.code).toBe('record.not-found')
    expect((await ramp.call(calls.createAccount, { as: bo, ...nothing })).body.stripeId).not.toBe(body.stripeId)
  })

  test('who pays opens one page, however often they tap and whatever breaks; a second person closes it and opens their own', async () => {
    const { ramp, standIn, ana } = lake
    await lake.connect(ana)
    const boat = await lake.aBoat()
    const [_id, stranger] = [newId(), await ramp.person('Angler', 'Nan Lake')]
    expect((await boat.open(stranger)).error.code).toBe('record.not-found')
    const taps = await Promise.all([boat.open(boat.lily, { _id }), boat.open(boat.lily, { _id }), boat.open(boat.lily)])
    expect(new Set(taps.map(({ body }) => body.url)).size).toBe(1)
    const sessions = () =>
      [...standIn.state.things.values()].filter((one) => one.object === 'checkout.session' && one.metadata.entry === boat.entry)
    expect(sessions()).toHaveLength(1)
    const toms = (await boat.open(boat.tom)).body
    expect(sessions().map(({ status }) => status)).toEqual(['expired', 'open'])
    // Somebody pays while another one opens: paid once, and nothing is left.
    standIn.mood.webhooks = 'held'
    standIn.typeCard(toms.url!.split('/').at(-1)!, PAYS)
    expect((await boat.open(boat.lily)).error.code).toBe('cards.nothing-due')
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [107.31]])
    standIn.mood.webhooks = 'now'
  })

  test('without a provider, without a director who is ready, or with nothing to pay there is no page, and it says why', async () => {
    const { ramp } = lake
    const plain = await aTestServer()
    const angler = await plain.person('Angler', 'Lily Reyes')
    expect((await plain.call(calls.createCustomer, { as: angler, ...nothing })).error).toMatchObject({
      code: 'cards.off',
      message: expect.stringContaining('Pay at the ramp'),
    })
    await plain.close()
    const boat = await lake.aBoat()
    await ramp.db.update(cardAccounts).set({ chargesEnabled: false }).where(eq(cardAccounts.user, lake.ana.id))
    expect((await boat.open()).error.code).toBe('cards.director-not-ready')
    await ramp.db.update(cardAccounts).set({ chargesEnabled: true }).where(eq(cardAccounts.user, lake.ana.id))
    const free = await boat.field.tryEnter([await boat.field.angler('Moe Free')], { freeEntry: true } as never)
    const asked = await ramp.call(calls.createCheckout, { as: lake.ana, body: { entry: free.body._id } })
    expect(asked.error.code).toBe('cards.nothing-due')
  })

  test('a page of ours may speak with the provider itself: the intent pays, and is only its own person’s', async () => {
    const { ramp, standIn, cards } = lake
    const boat = await lake.aBoat()
    const { body } = await ramp.call(calls.createPaymentIntent, { as: boat.lily, body: { entry: boat.entry } })
    expect(body).toMatchObject({ status: 'waits-for-card', amount: 10_731, client_secret: expect.stringContaining('_secret_') })
    const ask = (as: Person) => ramp.call(calls.getPaymentIntent, { as, body: { payment_intent: body.payment_intent } })
    expect((await ask(boat.tom)).error.code).toBe('record.not-found')
    expect((await ask(boat.lily)).body).toEqual(body)
    // Nobody is handed the key to a payment that nobody has to make any more; where it has to be made again, it is the same one.
    const off = { status: 'over', amount: 10_731, client_secret: null }
    for (const [is, was] of [
      [{ status: 'Paid' }, { status: 'Pending' }],
      [{ deleted: true }, { deleted: false }],
    ] as const) {
      await ramp.db.update(tournamentEntries).set(is).where(eq(tournamentEntries.id, boat.entry))
      expect((await ask(boat.lily)).body).toMatchObject(off)
      await ramp.db.update(tournamentEntries).set(was).where(eq(tournamentEntries.id, boat.entry))
    }
    const cancel = (cancelled: boolean) => ramp.db.update(tournaments).set({ cancelled }).where(eq(tournaments.id, boat.field.tournament))
    await cancel(true)
    expect((await ask(boat.lily)).body).toMatchObject(off)
    await cancel(false)
    expect((await ask(boat.lily)).body.client_secret).toBe(body.client_secret)
    await cards.stripe.paymentIntents.confirm(body.payment_intent, { payment_method: 'pm_card_visa' })
    await standIn.quiet()
    expect([(await ask(boat.lily)).body.status, await boat.state(), await boat.books()]).toEqual(['paid', 'Paid online', [107.31]])
  })

  test('a level is sold by the price of the mode that the key is in, and without one it is not for sale', async () => {
    const { ramp, cards } = lake
    const ids = { stripe_api_id: 'price_live', stripe_test_api_id: null as string | null }
    const made = await ramp.call(subscriptionLevelCalls.create, { as: admin, body: { name: 'Club', type: 'premium', price: 5, ...ids } })
    const { _id: id } = made.body
    const cy = await ramp.person('Director', 'Cy Ode')
    const sold = async () => {
      const level = (await ramp.call(subscriptionLevelCalls.get, { as: null, params: { id } })).body
      const listed = (await ramp.call(calls.levels, { as: cy })).body.find(({ _id }) => _id === id)
      const { code } = (await ramp.call(calls.createSubscription, { as: cy, body: { level: id } })).error
      const { onSale } = (await ramp.call(planCalls.ofDirector, { as: cy, params: { id: cy.id } })).body
      return [level.for_sale, listed?.price_id ?? null, code, onSale]
    }
    const closed = [false, null, 'subscription-level.not-for-sale', false]
    expect(await sold()).toEqual(closed)
    const put = (body: object) => ramp.call(subscriptionLevelCalls.update, { as: admin, params: { id }, body })
    await put({ stripe_test_api_id: 'price_test' })
    expect(await sold()).toEqual([true, 'price_test', 'cards.no-card', true])
    Object.assign(cards, { isLive: true })
    expect((await sold()).slice(0, 2)).toEqual([true, 'price_live'])
    await put({ stripe_api_id: null })
    expect(await sold()).toEqual(closed)
    Object.assign(cards, { isLive: false })
    await ramp.call(subscriptionLevelCalls.remove, { as: admin, params: { id } })
  })

  test('somebody subscribes, pauses, goes on, changes and ends; our row follows, and news that is old changes nothing', async () => {
    const { ramp, standIn, cards, ana } = lake
    const price = (unit_amount: number) =>
      cards.stripe.prices.create({ unit_amount, currency: 'usd', recurring: { interval: 'month' }, product_data: { name: 'Gold' } })
    const level = async (name: string, stripe_test_api_id: string | null) =>
      (await ramp.call(subscriptionLevelCalls.create, { as: admin, body: { name, type: 'gold', price: 9.99, stripe_test_api_id } })).body
        ._id
    const [gold, pro, unsold] = [
      await level('Gold', (await price(999)).id),
      await level('Pro', (await price(5999)).id),
      await level('Soon', null),
    ]
    const cy = await ramp.person('Director', 'Cy Lee')
    const subscribe = (id: string) => ramp.call(calls.createSubscription, { as: cy, body: { level: id } })
    expect((await subscribe(unsold)).error.code).toBe('subscription-level.not-for-sale')
    expect((await subscribe(gold)).error.code).toBe('cards.no-card')
    const customer = await customerOf(cy)
    const card = standIn.saveCard(customer, DECLINED)
    expect((await subscribe(gold)).error).toMatchObject({
      code: 'cards.declined',
      message: expect.stringContaining('Your card was declined.'),
    })
    await ramp.call(calls.removeCard, { as: cy, body: { customer, payment_method: card.id } })
    standIn.saveCard(customer, PAYS)
    // Two taps at once are one, and a second level is not sold.
    const taps = await Promise.all([subscribe(gold), subscribe(gold)])
    const { body } = taps.find(({ status }) => status === 200)!
    expect((await cards.stripe.subscriptions.list({ customer, status: 'all' })).data.map(({ id }) => id)).toEqual([body.subscription_id])
    expect((await subscribe(pro)).error.code).toBe('subscription.has-one')
    expect(body).toMatchObject({ status: 'active', level: gold, amount: 999, user: cy.id, stripe_customer_id: customer })
    const of = { as: cy, body: { subscription_id: body.subscription_id! } }
    expect((await ramp.call(calls.pauseSubscription, of)).body.status).toBe('paused')
    expect((await ramp.call(calls.resumeSubscription, of)).body.status).toBe('active')
    expect((await ramp.call(calls.updateSubscription, { as: cy, body: { ...of.body, level: pro } })).body).toMatchObject({
      level: pro,
      amount: 5999,
    })
    for (let tap = 0; tap < 2; tap++) expect((await ramp.call(calls.cancelSubscription, of)).body.status).toBe('canceled')
    await standIn.quiet()
    const old = standIn.eventsOf(of.body.subscription_id, 'customer.subscription.created')[0]!
    await standIn.say(old)
    expect((await ramp.call(calls.getSubscription, of)).body.status).toBe('canceled')
    expect((await ramp.call(calls.syncSubscriptions, { as: cy, body: { customer } })).body.map(({ status }) => status)).toEqual([
      'canceled',
    ])
    expect((await ramp.call(calls.levels, { as: ana, ...nothing })).body.map(({ name }) => name)).toEqual(['Gold', 'Pro'])
  })

  test('somebody subscribes on the page of the provider; what falls due later is told, also that a card failed', async () => {
    const { ramp, standIn, cards } = lake
    const levels = (await ramp.call(calls.levels, { as: bo, ...nothing })).body
    const { url } = (await ramp.call(calls.subscriptionCheckout, { as: bo, body: { level: levels[0]!._id } })).body
    // A second page, in another tab: the first one is closed, so nobody pays on both.
    const again = (await ramp.call(calls.subscriptionCheckout, { as: bo, body: { level: levels[0]!._id } })).body
    expect(() => standIn.typeCard(url.split('/').at(-1)!, PAYS)).toThrow('not open any more')
    standIn.mood.webhooks = 'held'
    standIn.typeCard(again.url.split('/').at(-1)!, PAYS)
    // Paid, and nobody has told us: no second one is sold, whichever way.
    for (const call of [calls.subscriptionCheckout, calls.createSubscription, calls.createRecurringIntent])
      expect((await ramp.call(call, { as: bo, body: { level: levels[0]!._id } })).error.code).toBe('subscription.has-one')
    standIn.mood.webhooks = 'now'
    const customer = await customerOf(bo)
    const mine = async () => (await ramp.call(calls.syncSubscriptions, { as: bo, body: { customer } })).body
    expect(await mine()).toMatchObject([{ status: 'active', level: levels[0]!._id }])
    standIn.skip(32 * 86_400)
    await standIn.quiet()
    const bills = await cards.stripe.invoices.list({ customer })
    expect(bills.data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_create'],
    ])
    standIn.skip(-32 * 86_400)
  })

  test('a payout goes from the director to the angler, once and never from the platform', async () => {
    const { ramp, standIn, ana } = lake
    const account = await lake.connect(ana)
    const boat = await lake.aBoat()
    const at = new Date().toISOString()
    const payout = async (amount: number) => {
      const row = {
        id: newId(),
        amount,
        user: boat.lily.id,
        status: 'completed',
        debitOrCredit: 'debit',
        sourceModuleRecord: boat.field.tournament,
      } as const
      await ramp.db.insert(payments).values({ ...row, createdAt: at, updatedAt: at })
      return row.id
    }
    const pay = (payment: string, as: Person = ana) => ramp.call(calls.transfer, { as, body: { payment } })
    const [won, tooMuch] = [await payout(5000), await payout(9_000_000)]
    expect((await pay(won, boat.lily)).error.code).toBe('record.not-found')
    expect((await pay(won)).error.code).toBe('cards.recipient-not-ready')
    const lilys = await lake.connect(boat.lily, calls.createAccountFromRegistration)
    const before = [standIn.balanceOf(account), standIn.balanceOf(null)]
    expect((await pay(tooMuch)).error.code).toBe('cards.balance-too-small')
    expect([(await pay(won)).status, (await pay(won)).status]).toEqual([200, 200])
    expect([standIn.balanceOf(lilys), standIn.balanceOf(account) - before[0]!, standIn.balanceOf(null) - before[1]!]).toEqual([
      5000, -5000, 0,
    ])
    // Asked again when the provider has forgotten its keys, and of a payment whose mark was lost: nothing moves twice.
    standIn.forgetKeys()
    await ramp.db.update(payments).set({ metaData: null }).where(eq(payments.id, won))
    await ramp.db.update(cardPayouts).set({ charge: null, transfer: null }).where(eq(cardPayouts.payment, won))
    expect([(await pay(won)).status, standIn.balanceOf(lilys)]).toEqual([200, 5000])
    // The books have it: paid from the account for cards. And it stays.
    const { places } = (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: boat.field.tournament } })).body
    expect(places).toContainEqual({ place: 'card', left: -5000 })
    const change = { as: ana, params: { id: won }, body: { status: 'void' as const } }
    expect((await ramp.call(paymentCalls.update, change)).error.code).toBe('payment.sent')
    expect((await ramp.call(paymentCalls.remove, { as: ana, params: { id: won } })).error.code).toBe('payment.sent')
    expect((await ramp.call(calls.accountPayments, { as: boat.lily, body: { stripeId: lilys } })).body).toMatchObject([{ amount: 5000 }])
    standIn.payOut(lilys)
    expect((await ramp.call(calls.accountPayouts, { as: boat.lily, body: { stripeId: lilys } })).body).toMatchObject([
      { amount: 5000, status: 'paid' },
    ])
    expect(
      (await ramp.call(calls.transactions, { as: boat.lily, body: { stripeId: lilys } })).body.reduce((sum, { net }) => sum + net, 0),
    ).toBe(0)
  })

  test('a payout to the bank is laid beside our books: each payment by its boat, what nobody told us of is missing, and it adds up', async () => {
    const { ramp, standIn, ana } = lake
    const account = await lake.connect(ana)
    standIn.payOut(account)
    const boats = [await lake.aBoat(), await lake.aBoat(), await lake.aBoat()]
    for (const boat of boats) {
      expect((await boat.open()).status).toBe(200)
      standIn.typeCard(boat.session().id, PAYS)
      await standIn.quiet()
      await vi.waitFor(async () => expect(await boat.state()).toBe('Paid online'))
    }
    const [kept, givenBack, lost] = boats
    const refund = { _id: newId(), amount: 20, method: 'card', reason: 'Engine broke' } as const
    expect((await ramp.call(moneyCalls.refund, { as: ana, params: { id: givenBack!.entry }, body: refund })).status).toBe(200)
    await standIn.quiet()
    // As if no webhook had ever told of it, and no night had looked.
    const [checkout] = await ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, lost!.entry))
    await ramp.db.delete(cardMovements).where(eq(cardMovements.checkout, checkout!.id))
    const payout = standIn.payOut(account)!
    const report = (as: Person, stripeId = account) => ramp.call(calls.payoutReport, { as, body: { stripeId, payout: payout.id } })
    const { body } = await report(ana)
    expect([body.amount, body.sum, body.isWhole]).toEqual([payout.amount, payout.amount, true])
    const payments = body.lines.filter(({ type }) => type === 'payment').map(({ about, state, tournament }) => [about, state, tournament])
    expect(payments).toHaveLength(3)
    for (const boat of [kept, givenBack]) expect(payments).toContainEqual(['Lily Reyes & Tom Tran', 'same', boat!.field.tournament])
    expect(payments).toContainEqual(['', 'missing', null])
    expect(body.lines.filter(({ type }) => type === 'payment_refund')).toMatchObject([{ amount: -2000, state: 'same' }])
    expect((await report(bo)).error.code).toBe('record.not-found')
    expect((await report(bo, await lake.connect(bo))).error.code).toBe('record.not-found')
  })

  test('the provider is away: nobody is charged, and it says so; asked again, it goes on with the same', async () => {
    const { standIn, ramp } = lake
    const boat = await lake.aBoat()
    standIn.mood.answer = 500
    expect((await boat.open()).error.code).toBe('cards.away')
    standIn.mood.answer = 'does and breaks'
    expect((await boat.open()).error.code).toBe('cards.away')
    standIn.mood.answer = null
    expect((await boat.open()).body.state).toBe('open')
    const sessions = [...standIn.state.things.values()].filter(
      (one) => one.object === 'checkout.session' && one.metadata.entry === boat.entry,
    )
    expect(sessions).toHaveLength(1)
    expect(await ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))).toHaveLength(1)
  }, 30_000)
})
