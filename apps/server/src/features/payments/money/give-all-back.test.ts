import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { reconcileCards } from '../stripe/reconcile.ts'
import { aCardRamp, type CardRamp, PAYS } from '../stripe/testing/a-card-ramp.ts'

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
  const giveAll = async (body: { words?: string } = {}) => (await lake.ramp.call(calls.giveAllBack, { ...ramp(), body })).body
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
  /** $100 by card, and a pot of $50 that was bought later, by check. */
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
    await pays(boat.entry, 'check')
  }
  const toCard = () => {
    const ours = [...lake.standIn.state.things.values()].find((one) => one.object === 'payment_intent' && one.metadata.entry === boat.entry)
    return [...lake.standIn.state.things.values()]
      .filter((one) => one.object === 'refund' && one.payment_intent === ours?.id)
      .map(({ amount }) => amount)
  }
  const told = async () => {
    const rows = await lake.ramp.db.select().from(outgoingMessages)
    return rows.flatMap(({ subject, text }) => (subject?.endsWith('is canceled') ? (text ?? '').replace(/.* is canceled\. /, '') : []))
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
    expect((await lake.ramp.call(calls.giveAllBack, { ...ramp(), body: {} })).error.code).toBe('refund.not-cancelled')
    await cancel()
    expect(await giveAll()).toMatchObject({ open: 0 })
    await lake.standIn.quiet()
    expect(await giveAll()).toMatchObject({ open: 0 })
    expect(states(await back())).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(toCard()).toEqual([10_000])
    expect(await money()).toMatchObject({ in: 50_000, out: 50_000, kept: 0 })
    expect(await told()).toEqual(['Your boat will be refunded $100.00 in cash from the director.'])
  })

  test('who has words of their own says them, and how much comes back stands below', async () => {
    const gil = await lake.ramp.person('Angler', 'Gil Park', { email: 'gil@lake.test', tours: [boat.field.tour] })
    await pays((await boat.field.tryEnter([gil])).body._id, 'check')
    await cancel()
    await giveAll({ words: 'The lake is closed.' })
    const [letter] = await lake.ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.to, 'gil@lake.test'))
    expect(letter?.text).toBe('The lake is closed.\n\nYour boat will be refunded $100.00 by check from the director.')
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

  test('killed with SIGKILL in the middle, twice: each card and each boat gets its money once, whoever goes on', async () => {
    const CARDS = 6
    for (let n = 0; n < CARDS; n++) {
      const other = await lake.aBoat(boat.field)
      await other.open()
      lake.standIn.typeCard(other.session().id, PAYS)
      await lake.standIn.quiet()
      await enters(`Bo Cash${'abcdef'[n]}`, 'cash')
    }
    await cancel()
    const refundsThere = () => [...lake.standIn.state.things.values()].filter((one) => one.object === 'refund')
    const before = refundsThere().length
    const { heard } = lake.standIn.state
    for (const until of [1, 3]) {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/give-all-back-child.ts')], {
        env: {
          PATH: process.env.PATH,
          WORK: JSON.stringify({
            connection: lake.ramp.connection,
            cards: { url: lake.standIn.url, secretKey: lake.standIn.secretKey, webhookSecrets: [lake.standIn.webhookSecret] },
            ...{ tournament: boat.field.tournament, director: lake.ana.id },
          }),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      // The provider has given it back, and whoever asked is dead before the answer; nobody else is told.
      lake.standIn.state.heard = () => {
        if (refundsThere().length - before >= until) child.kill('SIGKILL')
      }
      expect(await new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))).toBe('SIGKILL')
      expect(refundsThere().length - before).toBe(until)
    }
    lake.standIn.state.heard = heard
    expect(states(await back())).toContain('open')
    await giveAll()
    await giveAll()
    await reconcileCards(lake.work)
    const { boats } = await back()
    expect(boats.flatMap(({ parts }) => parts.map(({ method, state }) => `${method} ${state}`)).toSorted()).toEqual([
      ...Array(CARDS).fill('card done'),
      ...Array(CARDS).fill('cash done'),
    ])
    const ours = refundsThere().slice(before)
    expect(ours.map(({ amount }) => amount)).toEqual(Array(CARDS).fill(10_000))
    expect(new Set(ours.map((one) => one.payment_intent)).size).toBe(CARDS)
    expect(await money()).toMatchObject({ in: 2 * CARDS * 10_000, out: 2 * CARDS * 10_000, kept: 0 })
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
