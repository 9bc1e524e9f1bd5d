import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardCheckouts } from '../stripe/cards.table.ts'
import { retryRefunds } from '../stripe/refund-card.ts'
import { aCardRamp, type CardRamp, DISPUTED, PAYS } from '../stripe/testing/a-card-ramp.ts'

describe('what an entry paid is given back', () => {
  let lake: CardRamp
  let boat: Awaited<ReturnType<CardRamp['aBoat']>>

  beforeAll(async () => {
    lake = await aCardRamp({ retries: 0 })
    await lake.connect(lake.ana)
  })
  beforeEach(async () => {
    await lake.standIn.quiet()
    lake.standIn.mood.webhooks = 'now'
    boat = await lake.aBoat()
  })
  afterAll(() => lake.close())

  const paysInCash = () =>
    lake.ramp.call(tournamentEntryCalls.update, {
      as: lake.ana,
      params: { id: boat.entry },
      body: { status: 'Paid', paidWith: { method: 'cash' } },
    })
  const paysByCard = async (number: string = PAYS) => {
    await boat.open()
    lake.standIn.typeCard(boat.session().id, number)
    await lake.standIn.quiet()
  }
  type Asked = { _id?: string; amount: number; method?: 'card' | 'cash' | 'check' | 'credits'; reason?: string }
  const giveBack = ({ _id = newId(), amount, method = 'cash', reason = 'Engine broke' }: Asked, as = lake.ana) =>
    lake.ramp.call(calls.refund, { as, params: { id: boat.entry }, body: { _id, amount, method, reason } })
  const refundable = async () => (await lake.ramp.call(calls.refundable, { as: lake.ana, params: { id: boat.entry } })).body
  const money = async () => (await lake.ramp.call(calls.byTournament, { as: lake.ana, params: { id: boat.field.tournament } })).body
  const atProvider = () => {
    const intent = [...lake.standIn.state.things.values()].find(
      (one) => one.object === 'payment_intent' && one.metadata.entry === boat.entry,
    )
    return [...lake.standIn.state.things.values()].filter((one) => one.object === 'refund' && one.payment_intent === intent?.id)
  }

  test('a part in cash: out of the drawer, with its reason and who did it; the boat stays Paid and owes nothing', async () => {
    await paysInCash()
    expect((await giveBack({ amount: 30 })).body).toMatchObject({ state: 'done', amount: 3_000, byName: 'Ana Hall' })
    const { kept, out, owed, places, lines } = await money()
    expect({ kept, out, owed, places }).toEqual({ kept: 7_000, out: 3_000, owed: 0, places: [{ place: 'cash', left: 7_000 }] })
    expect(lines.at(-1)).toMatchObject({ purpose: 'refund', amount: -3_000, reason: 'Engine broke', byName: 'Ana Hall', kind: 'refund' })
    expect(await boat.state()).toBe('Paid')
    expect(await refundable()).toMatchObject({ paid: 10_000, left: 7_000, refunds: [{ reason: 'Engine broke' }] })
  })

  test('all of it: the boat is not Paid any more, the drawer is empty, and owes nothing until it wants to take part after all', async () => {
    await paysInCash()
    await giveBack({ amount: 40, method: 'check' })
    await giveBack({ amount: 60 })
    expect(await boat.state()).toBe('Pending')
    expect(await money()).toMatchObject({ in: 10_000, out: 10_000, kept: 0, owed: 0 })
    await lake.ramp.call(tournamentEntryCalls.remove, { as: lake.ana, params: { id: boat.entry } })
    expect(await money()).toMatchObject({ in: 10_000, out: 10_000, kept: 0, owed: 0 })
    expect((await giveBack({ amount: 1 })).error.code).toBe('refund.too-much')
  })

  test('paid again after a refund it is paid in whole again', async () => {
    await paysInCash()
    await giveBack({ amount: 100 })
    await paysInCash()
    expect(await money()).toMatchObject({ in: 20_000, out: 10_000, kept: 10_000, owed: 0 })
    expect(await refundable()).toMatchObject({ left: 10_000 })
  })

  test('two give back $60 of $100 at once: one does, the other hears what is left; a double tap is one refund', async () => {
    await paysInCash()
    const both = await Promise.all([giveBack({ amount: 60 }), giveBack({ amount: 60 }), giveBack({ amount: 60 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(both.find(({ status }) => status === 409)!.error).toMatchObject({
      code: 'refund.too-much',
      message: 'Up to $40.00 can be refunded this way; this is $60.00. Enter a smaller amount.',
    })
    const same = { _id: newId(), amount: 10 }
    const taps = await Promise.all([giveBack(same), giveBack(same), giveBack(same)])
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await giveBack({ ...same, amount: 11 })).error.code).toBe('record.id-taken')
    expect(await refundable()).toMatchObject({ left: 3_000 })
    expect((await giveBack({ amount: 0 })).error.code).toBe('refund.nothing')
  })

  test('to the card: the provider gives it back once, the fees stay, and it is posted by who did it', async () => {
    await paysByCard()
    expect((await refundable()).ways[0]).toEqual({ method: 'card', most: 10_000, isShare: false })
    const same = { _id: newId(), amount: 40, method: 'card' as const }
    const taps = await Promise.all([giveBack(same), giveBack(same)])
    expect(taps.map(({ body }) => body.state)).toEqual(['done', 'done'])
    await lake.standIn.quiet()
    expect(atProvider().map(({ amount }) => amount)).toEqual([4_000])
    const { lines, kept } = await money()
    expect(kept).toBe(6_000)
    expect(lines.find(({ purpose }) => purpose === 'refund')).toMatchObject({
      place: 'card',
      purpose: 'refund',
      amount: -4_000,
      byName: 'Ana Hall',
      reason: 'Engine broke',
    })
    expect(await boat.state()).toBe('Paid online')
    const both = await Promise.all([giveBack({ amount: 60, method: 'card' }), giveBack({ amount: 60, method: 'card' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await lake.standIn.quiet()
    expect(atProvider().reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000)
    expect(await boat.state()).toBe('Pending')
    expect(await money()).toMatchObject({ in: 10_000, out: 10_000, kept: 0 })
  })

  test('the provider breaks: the amount is kept aside, is tried again, and goes back once', async () => {
    await paysByCard()
    lake.standIn.mood.webhooks = 'held'
    for (const [answer, left] of [
      ['does and breaks', 6_000],
      [500, 2_000],
    ] as const) {
      lake.standIn.mood.answer = answer
      expect((await giveBack({ amount: 40, method: 'card' })).body).toMatchObject({ state: 'asked' })
      lake.standIn.mood.answer = null
      expect(await refundable()).toMatchObject({ left })
    }
    expect((await giveBack({ amount: 30 })).error.code).toBe('refund.too-much')
    await retryRefunds(lake.work, new Date(Date.now() + 60_000).toISOString())
    await retryRefunds(lake.work, new Date(Date.now() + 60_000).toISOString())
    expect((await refundable()).refunds.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(atProvider().map(({ amount }) => amount)).toEqual([4_000, 4_000])
    expect(await money()).toMatchObject({ out: 8_000, kept: 2_000 })
  })

  test('the provider says no: why is kept, and the amount can go back in another way', async () => {
    await paysByCard()
    lake.standIn.mood.webhooks = 'held'
    const [row] = await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))
    await lake.cards.stripe.refunds.create({ payment_intent: row!.paymentIntent!, amount: 8_000 })
    const { body } = await giveBack({ amount: 90, method: 'card' })
    expect(body).toMatchObject({ state: 'refused', words: expect.stringContaining('greater than unrefunded amount') })
    expect(await refundable()).toMatchObject({ left: 10_000 })
    expect((await giveBack({ amount: 90 })).body.state).toBe('done')
  })

  test('what the bank took back is not given back once more', async () => {
    await paysByCard(DISPUTED)
    const { left, ways } = await refundable()
    expect([left, ways.some(({ method }) => method === 'card')]).toEqual([0, false])
    expect((await giveBack({ amount: 1, method: 'card' })).error.code).toBe('refund.too-much')
  })

  test('the policy of the tournament proposes the amount of today and says why', async () => {
    await paysInCash()
    const today = new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 10)
    await lake.ramp.call(tournamentCalls.update, {
      as: lake.ana,
      params: { id: boat.field.tournament },
      body: { settings: { registration: { refunds: { steps: [{ until: today, percent: 50 }], feeKept: 10 } } } },
    })
    expect((await refundable()).proposal).toEqual({
      amount: 4_000,
      of: 10_000,
      before: 0,
      why: 'until',
      percent: 50,
      until: today,
      feeKept: 1_000,
    })
  })

  test('is for the director: not for the anglers of the boat', async () => {
    await paysInCash()
    expect((await giveBack({ amount: 10 }, boat.lily)).status).toBeGreaterThan(399)
    expect((await lake.ramp.call(calls.refundable, { as: boat.lily, params: { id: boat.entry } })).status).toBeGreaterThan(399)
    expect(await refundable()).toMatchObject({ left: 10_000, refunds: [] })
  })
})
