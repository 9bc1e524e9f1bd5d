import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerLines, ledgerPostings } from '../ledger/index.ts'
import { CARD_HOOK_PATH } from './card-hook.ts'
import { cardCheckouts, cardEvents, cardMovements } from './cards.table.ts'
import { doWaiting } from './hear-event.ts'
import { closeLate, reconcileCards } from './reconcile.ts'
import { ASKS, aCardRamp, type CardRamp, DECLINED, DISPUTED, PAYS } from './testing/a-card-ramp.ts'

/** $100, $4 for the platform, and 3 % of $100 and 31 cents for the card. */
const ALL = 107.31

describe('what the card provider tells, and what it does not', () => {
  let lake: CardRamp
  let boat: Awaited<ReturnType<CardRamp['aBoat']>>
  const standIn = () => lake.standIn
  const told = (type: string) =>
    standIn()
      .state.events.filter((event) => event.type === type)
      .at(-1)!
  const say = async (type: string, how: Parameters<CardRamp['standIn']['say']>[1] = {}) => (await standIn().say(told(type), how)).status
  /** Lily has paid on the page of the provider. Nobody has been told yet, unless `webhooks` are on. */
  const paid = async (number: string = PAYS) => {
    expect((await boat.open()).status).toBe(200)
    const session = boat.session()
    standIn().typeCard(session.id, number)
    await standIn().quiet()
    return session.id
  }

  /** What the ledger says of the boat, in dollars by account. */
  const ledger = async () => {
    const rows = await lake.ramp.db
      .select({ account: ledgerLines.account, amount: ledgerLines.amount })
      .from(ledgerLines)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
      .where(eq(ledgerPostings.tournament, boat.field.tournament))
    const sums: Record<string, number> = {}
    for (const { account, amount } of rows) sums[account] = (sums[account] ?? 0) + amount / 100
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
  }

  beforeAll(async () => {
    lake = await aCardRamp()
    await lake.connect(lake.ana)
  })
  beforeEach(async () => {
    await standIn().quiet()
    standIn().mood.webhooks = 'held'
    boat = await lake.aBoat()
  })
  afterAll(() => lake.close())

  test('an angler pays on the page of the provider; the entry is paid when the provider says so, and not before', async () => {
    const { body } = await boat.open()
    expect(body).toMatchObject({ state: 'open', amount: 10_731, url: expect.stringContaining('/c/pay/cs_test_') })
    expect(body.items.map(({ description, cost }) => [description, cost])).toEqual([
      ['Entry fee', 10_000],
      ['Platform fee', 400],
      ['Card fee', 331],
    ])
    await paid()
    expect([await boat.state(), await boat.books()]).toEqual(['Pending', []])
    expect(await say('checkout.session.completed')).toBe(204)
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [ALL]])
    expect(await ledger()).toEqual({ card: 100, 'entry-fee': -100 })
    const [row] = await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))
    expect(row).toMatchObject({ state: 'paid', paymentIntent: expect.stringMatching(/^pi_/), applicationFee: 731 })
    expect((await boat.open()).error.code).toBe('cards.nothing-due')
  })

  test('the director gets the entry fee and the platform its part, at once and without anybody moving it', async () => {
    const [account] = [...standIn().state.things.values()].filter(({ object }) => object === 'account')
    const before = [standIn().balanceOf(account!.id), standIn().balanceOf(null)]
    await paid()
    const [director, platform] = [standIn().balanceOf(account!.id) - before[0]!, standIn().balanceOf(null) - before[1]!]
    // The provider keeps 2.9 % of $107.31 and 30 cents.
    expect([director, platform]).toEqual([10_000, 731 - 341])
  })

  test('told twice, in whatever order, by each of its events: paid once', async () => {
    await paid()
    const types = ['checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']
    for (const type of [...types, ...[...types].reverse()]) expect(await say(type)).toBe(204)
    await Promise.all(types.flatMap((type) => [say(type), say(type)]))
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [ALL]])
    expect(
      await lake.ramp.db
        .select()
        .from(cardEvents)
        .where(eq(cardEvents.id, told('charge.succeeded').id)),
    ).toHaveLength(1)
  })

  test('told before the answer to who asked has come: paid once, and the answer changes nothing', async () => {
    standIn().mood.webhooks = 'now'
    const session = await paid()
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [ALL]])
    const [row] = await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.session, session))
    expect(row!.state).toBe('paid')
  })

  test('never told: the look of the night finds it, once', async () => {
    await paid()
    const first = await reconcileCards(lake.work)
    expect(first.told).toBeGreaterThan(0)
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [ALL]])
    expect(await reconcileCards(lake.work)).toMatchObject({ told: 0, done: 0 })
    // Late after all.
    await say('payment_intent.succeeded')
    expect(await boat.books()).toEqual([ALL])
  })

  test('a forged one, one from yesterday, one without a signature, and one that was changed on its way are not heard', async () => {
    await paid()
    const event = told('checkout.session.completed')
    const yesterday = Math.floor(Date.now() / 1000) - 86_400
    expect(await say(event.type, { secret: 'whsec_guessed' })).toBe(403)
    expect(await say(event.type, { at: yesterday })).toBe(403)
    expect(await say(event.type, { at: Math.floor(Date.now() / 1000) - 301 })).toBe(403)
    const plain = await fetch(lake.ramp.address + CARD_HOOK_PATH, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'content-type': 'application/json' },
    })
    expect(plain.status).toBe(403)
    expect([await boat.state(), await boat.books()]).toEqual(['Pending', []])
    expect(await lake.ramp.db.select().from(cardEvents).where(eq(cardEvents.id, event.id))).toEqual([])
    expect(await say(event.type, { at: Math.floor(Date.now() / 1000) - 290 })).toBe(204)
    expect(await boat.state()).toBe('Paid online')
  })

  test('what a signed event says is not believed: a payment that the provider does not know, or of another amount, pays nothing', async () => {
    await boat.open()
    const [row] = await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))
    const object = { id: 'pi_invented', object: 'payment_intent', status: 'succeeded', amount: 10_731, metadata: { checkout: row!.id } }
    const invented = { ...told('checkout.session.completed'), id: `evt_${newId()}`, type: 'payment_intent.succeeded', data: { object } }
    expect((await standIn().say(invented as never)).status).toBe(204)
    const { stripe } = lake.cards
    const small = await stripe.paymentIntents.create({
      amount: 100,
      currency: 'usd',
      metadata: { checkout: row!.id },
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect(small.status).toBe('succeeded')
    await say('payment_intent.succeeded')
    expect([await boat.state(), await boat.books()]).toEqual(['Pending', []])
  })

  test('the provider breaks while we ask: what was told is kept, and done when it is well again', async () => {
    await paid()
    standIn().mood.answer = 500
    expect(await say('checkout.session.completed')).toBe(204)
    expect([await boat.state(), await boat.books()]).toEqual(['Pending', []])
    const waiting = () => lake.ramp.db.select().from(cardEvents).where(eq(cardEvents.state, 'waiting'))
    expect(await waiting()).toMatchObject([{ tries: 1, lastError: 'cards.away' }])
    expect(await doWaiting(lake.work, '2999-01-01T00:00:00.000Z')).toBe(0)
    standIn().mood.answer = null
    expect(await doWaiting(lake.work, '2999-01-01T00:00:00.000Z')).toBe(1)
    expect([await boat.state(), await boat.books(), await waiting()]).toEqual(['Paid online', [ALL], []])
  }, 30_000)

  test('a part of the money goes back: it is in the books, and the boat stays paid; all of it: it is not paid any more', async () => {
    await paid()
    const { stripe } = lake.cards
    const payment_intent = (told('payment_intent.succeeded').data.object as { id: string }).id
    const back = (amount: number) => stripe.refunds.create({ payment_intent, amount, reverse_transfer: true, refund_application_fee: true })
    await back(4000)
    // News of the refund comes before the news that it was ever paid.
    await say('charge.refunded')
    expect([await boat.state(), (await boat.books()).sort()]).toEqual(['Paid online', [-40, ALL]])
    await back(6731)
    for (const type of ['refund.created', 'charge.refunded', 'payment_intent.succeeded']) await say(type)
    expect([await boat.state(), (await boat.books()).reduce((sum, one) => sum + one, 0)]).toEqual(['Pending', 0])
    expect(await ledger()).toEqual({ 'entry-fee': -100, refund: 100 })
    await expect(back(1)).rejects.toThrow(/already been refunded/)
  })

  test('the bank takes the money back, and gives it back: each once', async () => {
    await paid(DISPUTED)
    for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn']) await say(type)
    expect([await boat.state(), (await boat.books()).sort()]).toEqual(['Pending', [-ALL, ALL]])
    expect(await ledger()).toEqual({ 'entry-fee': -100, chargeback: 100 })
    standIn().closeDispute((told('charge.dispute.created').data.object as { id: string }).id, 'won')
    for (const type of ['charge.dispute.closed', 'charge.dispute.funds_reinstated', 'charge.dispute.created']) await say(type)
    expect([await boat.state(), (await boat.books()).reduce((sum, one) => sum + one, 0)]).toEqual(['Paid online', ALL])
    expect(await ledger()).toEqual({ card: 100, 'entry-fee': -100 })
  })

  test('who paid at the ramp and by card has paid both: the drawer keeps what it got, and the books say so', async () => {
    await boat.open()
    const session = boat.session()
    const { _rev } = (await lake.ramp.call(tournamentEntryCalls.get, { as: lake.ana, params: { id: boat.entry } })).body
    await lake.ramp.call(tournamentEntryCalls.update, { as: lake.ana, params: { id: boat.entry }, body: { status: 'Paid', _rev } })
    standIn().typeCard(session.id, PAYS)
    await say('payment_intent.succeeded')
    expect([await boat.state(), await ledger()]).toEqual(['Paid', { cash: 100, card: 100, 'entry-fee': -200 }])
  })

  test('what a card paid is not voided or changed by hand', async () => {
    await paid()
    await say('payment_intent.succeeded')
    const [row] = (await lake.ramp.call(paymentCalls.search, { as: lake.ana, body: { sourceModuleRecord: boat.field.tournament } })).body
    const id = row!._id
    const change = (body: object) => lake.ramp.call(paymentCalls.update, { as: lake.ana, params: { id }, body })
    const tries = [change({ status: 'void' }), change({ amount: 1 }), lake.ramp.call(paymentCalls.remove, { as: lake.ana, params: { id } })]
    for (const answer of await Promise.all(tries)) expect(answer.error.code).toBe('payment.by-card')
    const many = await lake.ramp.call(paymentCalls.bulkDelete, { as: lake.ana, body: [id] })
    expect(many.body.results).toMatchObject([{ code: 'payment.by-card' }])
    expect(await boat.books()).toEqual([ALL])
  })

  test('a card that is declined pays nothing, another one does; one whose bank asks pays when it was answered', async () => {
    await boat.open()
    const session = boat.session()
    expect(() => standIn().typeCard(session.id, DECLINED)).toThrow('Your card was declined.')
    for (const type of ['payment_intent.payment_failed', 'payment_intent.created']) await say(type)
    expect(await boat.state()).toBe('Pending')
    expect(standIn().typeCard(session.id, ASKS)).toBe('asks')
    await say('payment_intent.requires_action')
    expect(await boat.state()).toBe('Pending')
    expect(standIn().typeCard(session.id, ASKS, true)).toBe('done')
    await say('payment_intent.succeeded')
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [ALL]])
  })

  test('a place is held for a quarter of an hour: then the page is closed at the provider, and nobody pays on it any more', async () => {
    await boat.open()
    const session = boat.session()
    expect(await closeLate(lake.work)).toBe(0)
    const before = new Date(Date.now() - 1000).toISOString()
    const late = lake.ramp.db.update(cardCheckouts).set({ heldUntil: before }).where(eq(cardCheckouts.entry, boat.entry))
    await late
    expect(await closeLate(lake.work)).toBe(1)
    expect(session.status).toBe('expired')
    expect(() => standIn().typeCard(session.id, PAYS)).toThrow('not open any more')
    // Whoever comes back gets a new page.
    expect((await boat.open()).body).toMatchObject({ state: 'open', url: expect.not.stringContaining(session.id) })
    await paid()
    await lake.ramp.db.update(cardCheckouts).set({ heldUntil: before }).where(eq(cardCheckouts.entry, boat.entry))
    // Paid at the last moment is paid, although nobody has told us yet.
    expect(await closeLate(lake.work)).toBe(0)
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [ALL]])
  })

  test('money is never counted twice, also when ten tell of it at once', async () => {
    await paid()
    const type = 'payment_intent.succeeded'
    await Promise.all(Array.from({ length: 10 }, () => reconcileOrSay(type)))
    expect(await boat.books()).toEqual([ALL])
    // Nobody has tripped over it either: what is there already is no fault, and nothing is tried again.
    expect(await lake.ramp.db.select().from(cardEvents).where(eq(cardEvents.state, 'waiting'))).toEqual([])
    expect(
      await lake.ramp.db
        .select()
        .from(cardMovements)
        .where(eq(cardMovements.key, `payment ${(told(type).data.object as { id: string }).id}`)),
    ).toHaveLength(1)
  })
  const reconcileOrSay = (type: string) => (Math.random() < 0.5 ? say(type) : reconcileCards(lake.work))
})
