import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import type { Person } from '#platform/testing/test-server'
import { sessions } from '../../people/auth/auth.table.ts'
import { users } from '../../people/users/users.table.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { ledgerLines } from '../ledger/index.ts'
import { cardCheckouts } from './cards.table.ts'
import { aCardRamp, type CardRamp, PAYS } from './testing/a-card-ramp.ts'

const mine = { mine: true }

describe('partners who split the entry fee', () => {
  let lake: CardRamp
  let account: string
  beforeAll(async () => {
    lake = await aCardRamp()
    account = await lake.connect(lake.ana)
  })
  afterAll(() => lake.close())

  type Boat = Awaited<ReturnType<CardRamp['aBoat']>>
  const pageOf = ({ body }: Awaited<ReturnType<Boat['open']>>) => body.url!.split('/').at(-1)!
  async function pays(boat: Boat, as: Person, more: { mine?: boolean } = mine) {
    const asked = await boat.open(as, more)
    lake.standIn.typeCard(pageOf(asked), PAYS)
    await lake.standIn.quiet()
    return asked.body
  }
  const moneyOf = async (boat: Boat) =>
    (await lake.ramp.call(moneyCalls.byTournament, { as: lake.ana, params: { id: boat.field.tournament } })).body!
  const owing = async (boat: Boat) => (await moneyOf(boat)).owing.map(({ due, paid, owed }) => [due, paid, owed])
  const change = (boat: Boat, body: object) =>
    lake.ramp.call(tournamentEntryCalls.update, { as: lake.ana, params: { id: boat.entry }, body })
  const price = (boat: Boat, entryFee: number) =>
    lake.ramp.call(tournamentCalls.update, { as: lake.ana, params: { id: boat.field.tournament }, body: { entryFee } })

  test('each pays a half with its own fees; the boat is Paid when both are in, the partner is told once, and the director has it all', async () => {
    const boat = await lake.aBoat()
    await price(boat, 100.01)
    await lake.ramp.db.update(users).set({ email: 'tom@lake.test' }).where(eq(users.id, boat.tom.id))
    const before = lake.standIn.balanceOf(account)
    const first = await pays(boat, boat.lily)
    // The odd cent is the first one's. 3 % of $50.01 and 31 cents, and $2 for Lily alone.
    expect(first.items.map(({ key, cost }) => [key, cost])).toEqual([
      ['fee', 5_001],
      ['platform', 200],
      ['card', 181],
    ])
    expect([await boat.state(), (await boat.row()).partPaid]).toEqual(['Pending', [{ user: boat.lily.id, amount: 5_001 }]])
    expect(await owing(boat)).toEqual([[10_001, 5_001, 5_000]])
    const told = await lake.ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.about, first._id))
    expect(told.map(({ person, text, link }) => [person, text, link])).toEqual([
      [
        boat.tom.id,
        expect.stringMatching(/: Lily Reyes paid \$50\.01\. You owe \$50\. Pay by card by \w+day, \w+ \d+, or at the ramp\.$/),
        `/angler/entries/${boat.entry}`,
      ],
    ])
    expect((await boat.open(boat.lily, mine)).error.code).toBe('cards.nothing-due')
    await pays(boat, boat.tom)
    expect([await boat.state(), await owing(boat), (await moneyOf(boat)).kept]).toEqual(['Paid online', [], 10_001])
    expect(lake.standIn.balanceOf(account) - before).toBe(10_001)
    expect((await boat.open(boat.tom)).error.code).toBe('cards.nothing-due')
  })

  test('three partners and a price that does not divide: one owes the odd cents, all of it comes to the price, and the ledger balances', async () => {
    const boat = await lake.aBoat()
    await price(boat, 100.01)
    const three = { settings: sql`coalesce(settings, '{}') || '{"teamSettings": {"teamSize": 3}}'` }
    await lake.ramp.db.update(tournaments).set(three).where(eq(tournaments.id, boat.field.tournament))
    const max = await boat.field.angler('Max Bell')
    const crew = [boat.lily, boat.tom, max]
    expect((await change(boat, { users: crew.map(({ id }) => id) })).status).toBe(200)
    const before = lake.standIn.balanceOf(account)
    const asked: number[] = []
    for (const [index, one] of crew.entries()) {
      const { items } = await pays(boat, one)
      asked.push(items.find(({ key }) => key === 'fee')!.cost)
      const paid = asked.reduce((sum, cents) => sum + cents, 0)
      expect(await owing(boat)).toEqual(index < 2 ? [[10_001, paid, 10_001 - paid]] : [])
    }
    expect([asked, await boat.state(), (await moneyOf(boat)).kept]).toEqual([[3_334, 3_334, 3_333], 'Paid online', 10_001])
    expect(lake.standIn.balanceOf(account) - before).toBe(10_001)
    const [all] = await lake.ramp.db.select({ sum: sql`sum(${ledgerLines.amount})`.mapWith(Number) }).from(ledgerLines)
    expect(all!.sum).toBe(0)
  })

  test('whoever reads Spanish on the phone they used last is told of their half in Spanish', async () => {
    const boat = await lake.aBoat()
    await lake.ramp.db.update(users).set({ email: 'tomas@lake.test' }).where(eq(users.id, boat.tom.id))
    const at = (hour: number) => `2027-06-01T${hour}:00:00.000Z`
    const phone = (hour: number, language: 'en' | 'es') => ({
      ...{ id: newId(), user: boat.tom.id, createdAt: at(10), lastSeenAt: at(hour), expiresAt: at(23), secretHash: newId(), language },
    })
    await lake.ramp.db.insert(sessions).values([phone(11, 'en'), phone(12, 'es')])
    const { _id } = await pays(boat, boat.lily)
    const [told] = await lake.ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.about, _id))
    expect(told).toMatchObject({ language: 'es', subject: expect.stringMatching(/^Tu mitad: \$50\.00 para /) })
    expect(told!.text).toMatch(
      /: Lily Reyes pagó \$50\. Tú debes \$50\. Paga con tarjeta a más tardar el \p{L}+, \d+ de \p{L}+, o en la rampa\.$/u,
    )
  })

  test('who is not in the boat pays no share; a boat of one has no half', async () => {
    const boat = await lake.aBoat()
    expect((await boat.open(lake.ana, mine)).error.code).toBe('cards.no-share')
    const alone = (await boat.field.tryEnter([await boat.field.angler('Moe One')])).body._id
    const asked = await lake.ramp.call(stripeCalls.createCheckout, { as: lake.ana, body: { entry: alone, mine: true } })
    expect([asked.status, asked.body.amount]).toEqual([200, 10_000 + 200 + 331])
  })

  test('two halves are open side by side; who pays all closes the page of the other one, and what is paid already is not asked for again', async () => {
    const boat = await lake.aBoat()
    const [lilys, toms] = await Promise.all([boat.open(boat.lily, mine), boat.open(boat.tom, mine)])
    const openNow = async () =>
      (await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))).filter(({ state }) => state === 'open')
    expect(await openNow()).toHaveLength(2)
    // Tom has paid a second ago, nobody has told us; Lily pays all: what is left of all.
    lake.standIn.mood.webhooks = 'held'
    lake.standIn.typeCard(pageOf(toms), PAYS)
    const all = await boat.open(boat.lily)
    expect(all.body.items.map(({ key, cost }) => [key, cost])).toEqual([
      ['fee', 5_000],
      ['platform', 200],
      ['card', 181],
    ])
    expect((await openNow()).map(({ id }) => id)).toEqual([all.body._id])
    expect(() => lake.standIn.typeCard(pageOf(lilys), PAYS)).toThrow()
    lake.standIn.mood.webhooks = 'now'
    lake.standIn.typeCard(pageOf(all), PAYS)
    await lake.standIn.quiet()
    expect([await boat.state(), (await moneyOf(boat)).kept]).toEqual(['Paid online', 10_000])
  })

  test('the price rises after one has paid: each owes their own part of it; the partner never pays: the rest is taken in cash at the ramp', async () => {
    const boat = await lake.aBoat()
    await pays(boat, boat.lily)
    await price(boat, 130)
    expect((await boat.open(boat.lily, mine)).body.items.map(({ key, cost }) => [key, cost])).toEqual([
      ['fee', 1_500],
      ['card', 76],
    ])
    expect(await owing(boat)).toEqual([[13_000, 5_000, 8_000]])
    expect((await change(boat, { status: 'Paid', paidWith: { method: 'cash' } })).status).toBe(200)
    const { places, kept } = await moneyOf(boat)
    expect([kept, places.map(({ place, left }) => [place, left])]).toEqual([
      13_000,
      [
        ['cash', 8_000],
        ['card', 5_000],
      ],
    ])
    await change(boat, { status: 'Pending', paidWith: null })
    expect([await owing(boat), (await moneyOf(boat)).kept]).toEqual([[[13_000, 5_000, 8_000]], 5_000])
  })

  test('a half that is given back is owed again, by whose it was; an event that is cancelled gives each half back to its own card', async () => {
    const boat = await lake.aBoat()
    await pays(boat, boat.lily)
    await pays(boat, boat.tom)
    const back = { _id: newId(), amount: 50, method: 'card' as const, reason: 'Broken trailer' }
    expect((await lake.ramp.call(moneyCalls.refund, { as: lake.ana, params: { id: boat.entry }, body: back })).body.state).toBe('done')
    const left = (await boat.row()).partPaid!
    expect([await boat.state(), left.map(({ amount }) => amount), await owing(boat)]).toEqual([
      'Pending',
      [5_000],
      [[10_000, 5_000, 5_000]],
    ])
    const out = left[0]!.user === boat.tom.id ? boat.lily : boat.tom
    await pays(boat, out)
    expect([await boat.state(), (await moneyOf(boat)).kept]).toEqual(['Paid online', 10_000])

    await lake.ramp.call(tournamentCalls.update, { as: lake.ana, params: { id: boat.field.tournament }, body: { cancelled: true } })
    await lake.ramp.call(moneyCalls.giveAllBack, { as: lake.ana, params: { id: boat.field.tournament }, body: {} })
    const { kept, places } = await moneyOf(boat)
    expect([kept, places.filter((one) => one.left !== 0), (await boat.row()).partPaid]).toEqual([0, [], null])
  })
})
