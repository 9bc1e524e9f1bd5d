import { newId } from '@ramplight/contract/kernel/new-id'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { withdrawalCalls as calls } from '@ramplight/contract/registration/withdrawals'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { WITHDREW } from '@ramplight/domain/money/withdrawal'
import { FEE_ITEM } from '@ramplight/domain/registration/entry-items'
import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import type { Person } from '#platform/testing/test-server'
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
    since = new Date(Date.now() - 1000).toISOString()
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
      'Your boat is withdrawn from Lake Fork Open. You were refunded $100.00 to the card you used. Your bank may take a few days.',
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
    const withdraw = (card: number, _id = newId(), as: Person = boat.lily) =>
      lake.ramp.call(calls.withdrawNow, { as, ...params(), body: { _id, card } })
    const refundsAtProvider = () => [...lake.standIn.state.things.values()].filter(({ object }) => object === 'refund').length
    const money = async () => (await lake.ramp.call(moneyCalls.byTournament, { as: lake.ana, params: { id: boat.field.tournament } })).body
    beforeEach(() => event({ settings: policy('2099-01-01') }))

    test('tapped twice and sent again: the card is refunded once, the boat is out, everybody has one letter', async () => {
      await paysByCard()
      const before = refundsAtProvider()
      expect(await own()).toEqual({ isAllowed: true, card: 4_000, waits: 0, kept: 6_000 })
      const id = newId()
      const taps = [...(await Promise.all([withdraw(40, id), withdraw(40, id), withdraw(40)])), await withdraw(40, id)]
      expect(taps.map(({ body }) => body)).toEqual(Array(4).fill({ card: 4_000, waits: 0, state: 'done' }))
      await lake.standIn.quiet()
      expect(refundsAtProvider() - before).toBe(1)
      const letter =
        'Your boat is withdrawn from Lake Fork Open. You were refunded $40.00 to the card you used. Your bank may take a few days.'
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

    test('another amount than was shown is refused, with the one of now', async () => {
      await paysByCard()
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
