import { newId } from '@ramplight/contract/kernel/new-id'
import { accountCalls } from '@ramplight/contract/payments/accounts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tournamentEntries } from '../../registration/tournament-entries/tournament-entries.table.ts'
import { cardCheckouts } from './cards.table.ts'
import { closeLate } from './reconcile.ts'
import { askProviderFor, closeCheckout, closeCheckoutsOf, HELD_MINUTES } from './start-checkout.ts'
import { aCardRamp, type CardRamp, PAYS } from './testing/a-card-ramp.ts'

describe('a bank that takes days to answer', () => {
  let lake: CardRamp
  let boat: Awaited<ReturnType<CardRamp['aBoat']>>
  let session: string
  const row = async () => (await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry)))[0]!
  /** The place was held for a quarter of an hour; the bank takes longer. */
  const quarterOver = (entry = boat.entry) =>
    lake.ramp.db
      .update(cardCheckouts)
      .set({ heldUntil: new Date(Date.now() - HELD_MINUTES * 60_000).toISOString() })
      .where(eq(cardCheckouts.entry, entry))

  beforeAll(async () => {
    lake = await aCardRamp()
    await lake.connect(lake.ana)
  })
  beforeEach(async () => {
    await lake.standIn.quiet()
    lake.standIn.mood.webhooks = 'now'
    boat = await lake.aBoat()
    await boat.open()
    session = boat.session().id
  })
  afterAll(() => lake.close())

  test.each(['now', 'held'] as const)(
    'holds the place until it answers, and who taps Pay again is told so (news: %s)',
    async (webhooks) => {
      lake.standIn.mood.webhooks = webhooks
      lake.standIn.typeBank(session)
      await lake.standIn.quiet()
      await quarterOver()
      expect(await closeLate(lake.work), 'given back while the bank may still pay').toBe(0)
      expect(await row()).toMatchObject({ state: 'open', onItsWay: true })
      expect((await boat.open()).error.code).toBe('cards.on-its-way')
      expect((await boat.open(boat.tom)).error.code).toBe('cards.on-its-way')
      await expect(closeCheckoutsOf(lake.work, boat.entry), 'a coupon would change the price').rejects.toMatchObject({
        code: 'cards.on-its-way',
      })
      lake.standIn.bankAnswers(session, true)
      await lake.standIn.quiet()
      await closeLate(lake.work)
      expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [107.31]])
      expect(await row()).toMatchObject({ state: 'paid', onItsWay: false })
    },
  )

  test('a provider that answers 500 for an hour: the tap says so and charges nothing; after the hour the same tap pays once', async () => {
    const other = await lake.aBoat()
    const id = newId()
    lake.standIn.mood.answer = 500
    for (let tap = 0; tap < 2; tap++) {
      const { status, error } = await other.open(other.lily, { _id: id })
      expect([status, error.code, error.message]).toEqual([503, 'cards.away', expect.stringMatching(/try again/i)])
    }
    lake.standIn.mood.answer = null
    // The provider does not give the answer of that hour again.
    lake.standIn.forgetKeys()
    // The quarter of an hour for which the place was held is over by then.
    await quarterOver(other.entry)
    await closeLate(lake.work)
    const { body } = await other.open(other.lily, { _id: id })
    lake.standIn.typeCard(other.session().id, PAYS)
    await lake.standIn.quiet()
    const charges = [...lake.standIn.state.things.values()].filter((one) => one.object === 'charge' && one.metadata?.entry === other.entry)
    expect([body.amount, charges.length, await other.state(), await other.books()]).toEqual([10_731, 1, 'Paid online', [107.31]])
  }, 30_000)

  test('a page that the provider makes while its checkout is closed is closed there too', async () => {
    const page = () => lake.standIn.state.things.get(session)?.status
    const made = await row()
    // Who closes has read it before the page was written down.
    const readBefore = { ...made, session: null, url: null }
    await closeCheckout(lake.work, readBefore)
    expect([page(), (await row()).state]).toEqual(['expired', 'over'])

    // It was closed before the provider answered: its answer comes now.
    const late = { ...made, id: newId(), session: null, url: null, state: 'over' as const }
    await lake.ramp.db.insert(cardCheckouts).values(late)
    const kept = await askProviderFor(lake.work, late, { name: 'Lake Fork #4', back: `${lake.ramp.address}/back` })
    session = kept.session!
    expect([page(), kept.state]).toEqual(['expired', 'over'])
  })

  test('that says no at last frees the place, and the angler pays another way, once', async () => {
    lake.standIn.typeBank(session)
    await lake.standIn.quiet()
    lake.standIn.bankAnswers(session, false)
    await lake.standIn.quiet()
    await quarterOver()
    expect(await closeLate(lake.work)).toBe(1)
    expect((await boat.open()).status).toBe(200)
    lake.standIn.typeCard(boat.session().id, PAYS)
    await lake.standIn.quiet()
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [107.31]])
  })

  test('who pays the card fee is asked while the boat is held: a change a moment earlier counts', async () => {
    const other = await lake.aBoat()
    const made = { name: 'Lake Fork Trail', type: 'Director', email: 'ana@lake.test', feePayer: 'Angler' } as const
    const { _id } = (await lake.ramp.call(accountCalls.create, { as: lake.ana, body: made })).body
    let opening: ReturnType<typeof other.open>
    await lake.ramp.db.transaction(async (tx) => {
      await tx.select().from(tournamentEntries).where(eq(tournamentEntries.id, other.entry)).for('update')
      opening = other.open()
      // It has asked what is to pay, and waits for the boat.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await lake.ramp.call(accountCalls.update, { as: lake.ana, params: { id: _id }, body: { feePayer: 'Account' } })
    })
    expect((await opening!).body.amount).toBe(10_400)
  })
})
