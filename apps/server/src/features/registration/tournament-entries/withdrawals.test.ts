import { newId } from '@ramplight/contract/kernel/new-id'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { withdrawalCalls as calls } from '@ramplight/contract/registration/withdrawals'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { KEPT_ITEM } from '@ramplight/domain/money/standing'
import { WITHDREW } from '@ramplight/domain/money/withdrawal'
import { FEE_ITEM } from '@ramplight/domain/registration/entry-items'
import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import type { Person } from '#platform/testing/test-server'
import { cardCheckouts } from '../../payments/stripe/cards.table.ts'
import { retryRefunds } from '../../payments/stripe/refund-card.ts'
import { aCardRamp, type CardRamp, PAYS } from '../../payments/stripe/testing/a-card-ramp.ts'
import { users } from '../../people/users/users.table.ts'
import { aDevice } from '../../sync/testing/a-device.ts'

describe('who can’t make it asks to withdraw', () => {
  let lake: CardRamp
  let boat: Awaited<ReturnType<CardRamp['aBoat']>>
  let since: string
  beforeAll(async () => {
    lake = await aCardRamp({ retries: 0 })
    await lake.connect(lake.ana)
  })
  beforeEach(async () => {
    await lake.standIn.quiet()
    lake.standIn.mood.webhooks = 'now'
    boat = await lake.aBoat()
    for (const { id } of [boat.lily, boat.tom])
      await lake.ramp.db
        .update(users)
        .set({ email: `${id}@lake.test` })
        .where(eq(users.id, id))
    since = new Date().toISOString()
  })
  afterAll(() => lake.close())

  const params = () => ({ params: { id: boat.entry } })
  const ask = (as: Person = boat.lily) =>
    lake.ramp.call(calls.askToWithdraw, { as, ...params(), body: { question: 'Lily Reyes can’t make it.' } })
  const stay = (as: Person = boat.lily) => lake.ramp.call(calls.stayIn, { as, ...params() })
  const asking = async (as: Person = lake.ana) =>
    (await lake.ramp.call(calls.withdrawals, { as })).body.some(({ _id }) => _id === boat.entry)
  const subjects = async () =>
    (await lake.ramp.call(composeCalls.inbox, { as: lake.ana })).body.flatMap(({ subject, createdAt }) =>
      createdAt >= since ? [subject] : [],
    )
  const told = async (who: { id: string }) => {
    const rows = await lake.ramp.db.select().from(outgoingMessages).where(gt(outgoingMessages.createdAt, since))
    return rows.filter(({ person, subject }) => person === who.id && !subject!.startsWith('Receipt')).map(({ text }) => text)
  }
  const change = (body: object) => lake.ramp.call(tournamentEntryCalls.update, { as: lake.ana, ...params(), body })
  const paysInCash = () => change({ status: 'Paid', paidWith: { method: 'cash' } })
  const refund = (amount: number, method: 'cash' | 'card', reason = WITHDREW) =>
    lake.ramp.call(moneyCalls.refund, { as: lake.ana, ...params(), body: { _id: newId(), amount, method, reason } })
  const refundable = async () => (await lake.ramp.call(moneyCalls.refundable, { as: lake.ana, ...params() })).body
  const remove = () => lake.ramp.call(tournamentEntryCalls.remove, { as: lake.ana, ...params() })

  test('sent twice it is one wish and one message; it waits with the boat for who runs the event, and for nobody else', async () => {
    const both = await Promise.all([ask(), ask()])
    expect(both.map(({ body }) => body.withdrawal?.by)).toEqual([boat.lily.id, boat.lily.id])
    expect(await asking()).toBe(true)
    expect(await asking(boat.tom)).toBe(false)
    expect(await subjects()).toEqual(['Can’t make it: Lily Reyes, Lake Fork Open'])
    expect((await ask(lake.ana)).status).toBe(403)
    expect((await change({ withdrawal: null })).status).toBe(400)
  })

  test('who can make it after all takes it back, and the director is told; the director who answers it tells nobody', async () => {
    await ask()
    expect((await stay(boat.tom)).body.withdrawal).toBeNull()
    await stay(boat.tom)
    expect(await asking()).toBe(false)
    expect((await subjects()).toSorted()).toEqual([
      'Can make it after all: Tom Tran, Lake Fork Open',
      'Can’t make it: Lily Reyes, Lake Fork Open',
    ])
    await ask()
    expect((await stay(lake.ana)).body.withdrawal).toBeNull()
    expect(await subjects()).toHaveLength(3)
  })

  test('it could not be withdrawn and stays in: what was kept with that is the boat’s again, and no-show fees are not', async () => {
    await paysInCash()
    await ask()
    const kept = (id: string, dollars: number, note: string) => {
      const buys = [{ item: KEPT_ITEM, cents: dollars, times: 0, charged: 0 }]
      return { [id]: { kind: 'kept', item: id, act: 'make', at: new Date().toISOString(), method: 'unstated', note, buys, seen: [] } }
    }
    await change({ paymentLog: { ...kept(newId(), 60, WITHDREW), ...kept(newId(), 10, 'No-show') } })
    expect((await refundable()).leaving.amount).toBe(3_000)
    await stay(lake.ana)
    expect((await refundable()).leaving.amount).toBe(9_000)
  })

  test('one that is brought back asks no more', async () => {
    await ask()
    await remove()
    const back = { tbl: 'tournament-entries', id: boat.entry, resolves: `restore:${newId()}`, baseRev: 1, set: {} } as const
    await aDevice(lake.ramp, lake.ana).send(back)
    expect(await boat.row()).toMatchObject({ deleted: false, withdrawal: null })
  })

  test('a card says what it got back since the boat asked, beside what it can still take', async () => {
    await boat.open()
    lake.standIn.typeCard(boat.session().id, PAYS)
    await lake.standIn.quiet()
    await refund(10, 'card', 'Engine broke')
    await ask()
    await refund(20, 'card')
    expect((await refundable()).cards).toMatchObject([{ most: 7_000, back: 2_000 }])
  })

  test('one that has weighed, or is in official results, gets no refund for withdrawing: it stays', async () => {
    await boat.open()
    lake.standIn.typeCard(boat.session().id, PAYS)
    await lake.standIn.quiet()
    await ask()
    await boat.field.weigh(boat.entry)
    expect((await refund(100, 'card')).error.code).toBe('entry.weighed')
    await boat.field.complete()
    expect((await refund(100, 'card')).error.code).toBe('tournament.finalized')
    expect((await refundable()).left).toBe(10_000)
    expect((await refund(10, 'cash', 'Engine broke')).status).toBe(200)
  })

  test('who has no e-mail asks, too', async () => {
    await lake.ramp.db.update(users).set({ email: null }).where(eq(users.id, boat.lily.id))
    expect((await ask()).status).toBe(200)
  })

  test('once the event has begun nobody asks', async () => {
    await lake.ramp.call(tournamentCalls.update, { as: lake.ana, params: { id: boat.field.tournament }, body: { status: 'In Progress' } })
    expect((await ask()).error.code).toBe('withdrawal.begun')
  })

  test('refunded in cash and withdrawn: one letter to each angler, with both', async () => {
    await paysInCash()
    await ask()
    await refund(60, 'cash')
    expect(await told(boat.lily)).toEqual([])
    await remove()
    await remove()
    const letter =
      'Your boat is withdrawn from Lake Fork Open. You were refunded $60.00 in cash from the director. Your director still has to refund $40.00.'
    expect([await told(boat.lily), await told(boat.tom)]).toEqual([[letter], [letter]])
    expect(await asking()).toBe(false)
  })

  test('a tablet that refunds and withdraws without a network says both in one change: one letter, with what it refunded', async () => {
    await paysInCash()
    await ask()
    const [id, at] = [newId(), new Date().toISOString()]
    const buys = [{ item: FEE_ITEM, cents: 60, times: 0, charged: 60 }]
    const refunded = { kind: 'refund', item: id, act: 'make', at, method: 'cash', note: WITHDREW, buys, seen: [] }
    const sent = { tbl: 'tournament-entries', id: boat.entry, kind: 'del', baseRev: 2, set: { [`paymentLog.${id}`]: refunded } } as const
    expect((await aDevice(lake.ramp, lake.ana).send(sent)).status).toBe('applied')
    expect(await told(boat.lily)).toEqual([
      'Your boat is withdrawn from Lake Fork Open. You were refunded $60.00 in cash from the director. Your director still has to refund $40.00.',
    ])
  })

  test('a tablet withdraws a boat that has said meanwhile that it can make it: its anglers have their letter, and the director hears of it', async () => {
    await paysInCash()
    await ask()
    await stay()
    const [id, at] = [newId(), new Date().toISOString()]
    const buys = [{ item: FEE_ITEM, cents: 60, times: 1, charged: 60 }]
    const refunded = { kind: 'refund', item: id, act: 'make', at, method: 'cash', note: WITHDREW, buys, seen: [] }
    const sent = { tbl: 'tournament-entries', id: boat.entry, kind: 'del', baseRev: 3, set: { [`paymentLog.${id}`]: refunded } } as const
    expect((await aDevice(lake.ramp, lake.ana).send(sent)).status).toBe('applied')
    expect(await told(boat.lily)).toEqual([
      'Your boat is withdrawn from Lake Fork Open. You were refunded $60.00 in cash from the director. Your director still has to refund $40.00.',
    ])
    expect(await told(lake.ana)).toContainEqual(
      expect.stringMatching(/^Your device withdrew Lily Reyes & Tom Tran from Lake Fork Open offline\./),
    )
  })

  test('to the card, of which the provider tells late: one letter all the same', async () => {
    await boat.open()
    lake.standIn.typeCard(boat.session().id, PAYS)
    await lake.standIn.quiet()
    await ask()
    lake.standIn.mood.webhooks = 'held'
    await refund(100, 'card')
    await remove()
    lake.standIn.mood.webhooks = 'now'
    await lake.standIn.quiet()
    expect(await told(boat.lily)).toEqual([
      expect.stringMatching(
        /^Your boat is withdrawn from Lake Fork Open\. You .+ refunded \$100\.00 to the card you used\. Your bank may take a few days\.$/,
      ),
    ])
  })

  test('a boat that did not ask is deleted without a letter; the same reason typed by hand is told as a refund', async () => {
    await paysInCash()
    await refund(100, 'cash')
    await remove()
    expect(await told(boat.lily)).toEqual([expect.stringMatching(/^Your boat was refunded \$100\.00/)])
  })

  describe('where anglers withdraw themselves', () => {
    const policy = (until: string) => ({ registration: { selfWithdraw: true, refunds: { steps: [{ until, percent: 50 }], feeKept: 10 } } })
    const event = (body: object) => lake.ramp.call(tournamentCalls.update, { as: lake.ana, params: { id: boat.field.tournament }, body })
    const paysByCard = async () => {
      await boat.open()
      lake.standIn.typeCard(boat.session().id, PAYS)
      await lake.standIn.quiet()
    }
    const own = async (as: Person = boat.lily) => (await lake.ramp.call(calls.ownWithdrawal, { as, ...params() })).body
    const withdraw = (card: number, _id = newId(), as: Person = boat.lily, shown = { waits: 0, kept: 100 - card }) =>
      lake.ramp.call(calls.withdrawNow, { as, ...params(), body: { _id, card, ...shown } })
    const refundsAtProvider = () => [...lake.standIn.state.things.values()].filter(({ object }) => object === 'refund').length
    const money = async () => (await lake.ramp.call(moneyCalls.byTournament, { as: lake.ana, params: { id: boat.field.tournament } })).body
    beforeEach(() => event({ settings: policy('2099-01-01') }))

    test('tapped twice and sent again: the card is refunded once, the boat is out, everybody has one letter', async () => {
      await paysByCard()
      const before = refundsAtProvider()
      expect(await own()).toEqual({ isAllowed: true, isOut: false, card: 4_000, waits: 0, kept: 6_000 })
      const id = newId()
      const taps = [...(await Promise.all([withdraw(40, id), withdraw(40, id), withdraw(40)])), await withdraw(40, id)]
      expect(taps.map(({ body }) => body)).toEqual(Array(4).fill({ card: 4_000, waits: 0, state: 'done' }))
      await lake.standIn.quiet()
      expect(refundsAtProvider() - before).toBe(1)
      const letter =
        'Your boat is withdrawn from Lake Fork Open. You’ll be refunded $40.00 to the card you used. Your bank may take a few days.'
      expect([await told(boat.lily), await told(boat.tom)]).toEqual([[letter], [letter]])
      expect(await subjects()).toEqual(['Withdrew: Lily Reyes, Lake Fork Open'])
      expect(await money()).toMatchObject({ in: 10_000, out: 4_000, kept: 6_000, owing: [] })
    })

    test('what a partner paid is theirs: the director is asked, and nothing moves', async () => {
      await paysByCard()
      expect(await own(boat.tom)).toMatchObject({ isAllowed: false, card: 0 })
      expect((await withdraw(40, newId(), boat.tom)).error.code).toBe('withdrawal.ask')
      expect((await withdraw(40, newId(), lake.ana)).status).toBe(403)
      expect(await boat.state()).toBe('Paid online')
    })

    test('another amount than was shown is refused, with the one of now; also another one that waits, or is kept', async () => {
      await paysByCard()
      expect((await withdraw(40, newId(), boat.lily, { waits: 20, kept: 60 })).error.code).toBe('withdrawal.changed')
      expect((await withdraw(40, newId(), boat.lily, { waits: 0, kept: 50 })).error.code).toBe('withdrawal.changed')
      expect((await withdraw(50)).error).toMatchObject({ code: 'withdrawal.changed', message: expect.stringContaining('$40.00') })
      expect(await boat.state()).toBe('Paid online')
    })

    test('not after the policy’s last date, not where the event does not let anglers, and not once it has begun', async () => {
      await paysByCard()
      await event({ settings: policy('2020-01-01') })
      expect((await withdraw(0)).error.code).toBe('withdrawal.ask')
      await event({ settings: { registration: { ...policy('2099-01-01').registration, selfWithdraw: false } } })
      expect((await withdraw(40)).error.code).toBe('withdrawal.ask')
      await event({ settings: policy('2099-01-01'), status: 'In Progress' })
      expect((await withdraw(40)).error.code).toBe('withdrawal.begun')
      expect(await boat.state()).toBe('Paid online')
    })

    test('the card processor declines: the boat is out, its director has it to refund, and everybody hears of it once', async () => {
      await paysByCard()
      lake.standIn.mood.webhooks = 'held'
      const [checkout] = await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))
      await lake.cards.stripe.refunds.create({ payment_intent: checkout!.paymentIntent!, amount: 8_000 })
      const id = newId()
      const taps = [await withdraw(40, id), await withdraw(40, id)]
      expect(taps.map(({ body }) => body)).toEqual(Array(2).fill({ card: 0, waits: 4_000, state: 'done' }))
      expect(await own()).toEqual({ isAllowed: false, isOut: true, card: 0, waits: 4_000, kept: 0 })
      const failed = 'The card’s bank couldn’t accept the $40.00 refund for Lake Fork Open. Your director will refund you another way.'
      for (const who of [boat.lily, boat.tom])
        expect((await told(who)).toSorted()).toEqual([failed, expect.stringMatching(/^Your boat is withdrawn from Lake Fork Open\./)])
      const declined = (await told(lake.ana)).filter((text) => text.includes('declined'))
      expect(declined).toEqual([expect.stringContaining('declined the $40.00 refund to Lily Reyes & Tom Tran')])
      expect((await money()).owing).toMatchObject([{ entry: boat.entry, owed: -4_000 }])
    })

    test('the card processor is away: the boat is out all the same, and the refund is asked for again', async () => {
      await paysByCard()
      lake.standIn.mood.answer = 503
      expect((await withdraw(40)).body).toMatchObject({ card: 4_000, state: 'asked' })
      lake.standIn.mood.answer = null
      await retryRefunds(lake.work, new Date(Date.now() + 60_000).toISOString())
      await lake.standIn.quiet()
      expect(await money()).toMatchObject({ out: 4_000, kept: 6_000 })
    })
  })
})
