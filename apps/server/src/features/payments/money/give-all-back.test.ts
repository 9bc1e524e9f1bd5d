import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { findTournament } from '../../tournaments/tournaments/index.ts'
import { aCardRamp, type CardRamp, PAYS } from '../stripe/testing/a-card-ramp.ts'
import { giveAllBack } from './give-all-back.ts'

describe('a cancelled event gives everybody their money back', () => {
  let lake: CardRamp
  let boat: Awaited<ReturnType<CardRamp['aBoat']>>

  beforeAll(async () => {
    lake = await aCardRamp({ retries: 0 })
    await lake.connect(lake.ana)
  })
  beforeEach(async () => {
    await lake.standIn.quiet()
    Object.assign(lake.standIn.mood, { webhooks: 'now', answer: null })
    boat = await lake.aBoat()
  })
  afterAll(() => lake.close())

  const ramp = () => ({ as: lake.ana, params: { id: boat.field.tournament } })
  const cancel = (cancelled = true) => lake.ramp.call(tournamentCalls.update, { ...ramp(), body: { cancelled } })
  const back = async () => (await lake.ramp.call(calls.back, ramp())).body
  const giveAll = async () => (await lake.ramp.call(calls.giveAllBack, ramp())).body
  const money = async () => (await lake.ramp.call(calls.byTournament, ramp())).body
  const pays = (entry: string, method: 'cash' | 'check' | 'credits') =>
    lake.ramp.call(tournamentEntryCalls.update, { as: lake.ana, params: { id: entry }, body: { status: 'Paid', paidWith: { method } } })
  const enters = async (name: string, method: 'cash' | 'check' | 'credits') => {
    const { _id } = await boat.field.enter([name])
    await pays(_id, method)
    return _id
  }
  const paysByCard = async () => {
    await boat.open()
    lake.standIn.typeCard(boat.session().id, PAYS)
    await lake.standIn.quiet()
  }
  /** $100 by card, and a pot of $50 that somebody ticked later: nobody knows how that came. */
  const paysTwoWays = async () => {
    await paysByCard()
    const pot = { _id: newId(), name: 'Side pot', entryFee: 50 }
    await lake.ramp.call(tournamentCalls.update, { ...ramp(), body: { sidepots: [pot] } })
    const bought = [{ user: boat.lily.id, bigFish: false, bigFishPotIds: [], sidePot: true, sidePotIds: [pot._id] }]
    await lake.ramp.call(tournamentEntryCalls.update, {
      as: lake.ana,
      params: { id: boat.entry },
      body: { sidePotBigFishEntries: bought },
    })
  }
  const toCard = () => {
    const ours = [...lake.standIn.state.things.values()].find((one) => one.object === 'payment_intent' && one.metadata.entry === boat.entry)
    return [...lake.standIn.state.things.values()]
      .filter((one) => one.object === 'refund' && one.payment_intent === ours?.id)
      .map(({ amount }) => amount)
  }
  const told = async () => {
    const rows = await lake.ramp.db.select().from(outgoingMessages)
    return rows.flatMap(({ subject, text }) => (subject?.endsWith('is cancelled') ? (text ?? '').replace(/.* is cancelled\. /, '') : []))
  }
  const states = (found: Awaited<ReturnType<typeof back>>) => found.boats.map(({ state }) => state).toSorted()

  test('each boat the way it paid, seen before it is done; who never paid is not in the list; anglers are told once', async () => {
    await paysByCard()
    for (const [name, method] of [
      ['Bo Hart', 'cash'],
      ['Cy Lund', 'check'],
      ['Di Moss', 'credits'],
    ] as const)
      await enters(name, method)
    await boat.field.enter(['Ed Never'])
    const withMail = await lake.ramp.person('Angler', 'Fay Reed', { email: 'fay@lake.test', tours: [boat.field.tour] })
    await pays((await boat.field.tryEnter([withMail])).body._id, 'cash')
    const seen = await back()
    expect(seen.open).toBe(50_000)
    expect(seen.boats.map(({ about, parts }) => [about, parts.map(({ method, amount, state }) => [method, amount, state])])).toEqual(
      expect.arrayContaining([
        ['Lily Reyes & Tom Tran', [['card', 10_000, 'open']]],
        ['Bo Hart', [['cash', 10_000, 'open']]],
        ['Cy Lund', [['check', 10_000, 'open']]],
        ['Di Moss', [['credits', 10_000, 'open']]],
      ]),
    )
    expect(seen.boats).toHaveLength(5)
    expect((await lake.ramp.call(calls.giveAllBack, ramp())).error.code).toBe('refund.not-cancelled')
    await cancel()
    expect(await giveAll()).toMatchObject({ open: 0 })
    await lake.standIn.quiet()
    expect(await giveAll()).toMatchObject({ open: 0 })
    expect(states(await back())).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(toCard()).toEqual([10_000])
    expect(await money()).toMatchObject({ in: 50_000, out: 50_000, kept: 0 })
    expect(await told()).toEqual(['Your boat gets $100.00 back in cash, from the director.'])
  })

  test('two runs at once, and one after: a boat that paid in two ways gets each part once', async () => {
    await paysTwoWays()
    await cancel()
    const parts = (await back()).boats.flatMap((one) => one.parts.map(({ method, amount }) => [method, amount]))
    expect(parts).toEqual([
      ['check', 5_000],
      ['card', 10_000],
    ])
    const answers = await Promise.all([giveAll(), giveAll(), giveAll()])
    await lake.standIn.quiet()
    await giveAll()
    expect(answers.every((answer) => answer.boats)).toBe(true)
    expect(toCard()).toEqual([10_000])
    expect((await money()).kept).toBe(0)
    const { refunds } = (await lake.ramp.call(calls.refundable, { as: lake.ana, params: { id: boat.entry } })).body
    expect(refunds.map(({ method, amount }) => `${method} ${amount}`).toSorted()).toEqual(['card 10000', 'check 5000'])
  })

  test('killed in the middle: what is given back stays so, and the next run goes on with the rest', async () => {
    for (let n = 0; n < 4; n++) await enters(`Kay Boat${'abcd'[n]}`, 'cash')
    await cancel()
    const tournament = (await findTournament(lake.ramp.db, boat.field.tournament))!
    const doer = { id: lake.ana.id, at: new Date().toISOString(), device: null }
    // The connection dies at the third boat, as it does when the process is killed.
    let turns = 0
    const dying = new Proxy(lake.work.db, {
      get: (db, name) => {
        if (name === 'transaction' && ++turns === 3) throw new Error('killed')
        const found = Reflect.get(db, name)
        return typeof found === 'function' ? found.bind(db) : found
      },
    })
    await expect(giveAllBack({ ...lake.work, db: dying }, tournament, doer)).rejects.toThrow('killed')
    expect(states(await back())).toEqual(['done', 'done', 'open', 'open'])
    expect(await giveAll()).toMatchObject({ open: 0 })
    expect(await money()).toMatchObject({ in: 40_000, out: 40_000, kept: 0 })
  })

  test('the card provider is away: those boats wait, the others are done; asked again it goes back once', async () => {
    await paysByCard()
    await enters('Bo Hart', 'cash')
    await cancel()
    lake.standIn.mood.answer = 'does and breaks'
    expect(states(await giveAll())).toEqual(['asked', 'done'])
    lake.standIn.mood.answer = null
    await giveAll()
    await lake.standIn.quiet()
    expect(states(await back())).toEqual(['done', 'done'])
    expect(toCard()).toEqual([10_000])
  })

  test('what the card cannot take back goes by check, and says why', async () => {
    await paysByCard()
    await cancel()
    const intent = [...lake.standIn.state.things.values()].find(
      (one) => one.object === 'payment_intent' && one.metadata.entry === boat.entry,
    )!
    lake.standIn.mood.webhooks = 'held'
    await lake.cards.stripe.refunds.create({ payment_intent: intent.id, amount: 8_000 })
    const [refusedOne] = (await giveAll()).boats
    expect(refusedOne).toMatchObject({ state: 'open', parts: [{ method: 'check', amount: 10_000, state: 'open', why: 'card-refused' }] })
    expect(await giveAll()).toMatchObject({ open: 0 })
  })

  test('nobody signs up or pays for a cancelled event; it can be taken back', async () => {
    await cancel()
    expect((await boat.open()).error.code).toBe('cards.cancelled')
    expect((await lake.ramp.call(tournamentCalls.get, ramp())).body.cancelled).toBe(true)
    await cancel(false)
    expect((await boat.open()).status).toBe(200)
  })
})
