import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { CARD_MOVEMENTS } from '@ramplight/domain/money/card-lines'
import { MONEY_EVENT_KINDS } from '@ramplight/domain/money/money-event'
import { REFUND_METHODS } from '@ramplight/domain/money/refunds'
import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { users } from '../../people/users/users.table.ts'
import { lakeFork } from '../../results/testing/lake-fork.ts'
import { LETTERS } from '../letters.ts'
import { LETTER_OF } from '../letters-of-money.ts'
import { aCardRamp, type CardRamp, DISPUTED, PAYS } from '../stripe/testing/a-card-ramp.ts'

describe('what becomes of an angler’s money is told to them once', () => {
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

  const told = async (who: { id: string }) => {
    const rows = await lake.ramp.db.select().from(outgoingMessages).where(gt(outgoingMessages.createdAt, since))
    return rows
      .filter(({ person, subject }) => person === who.id && !subject!.startsWith('Receipt'))
      .map(({ subject, text }) => [subject, text])
  }
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
  const giveBack = (amount: number, method: 'card' | 'cash' | 'credits', _id = newId()) =>
    lake.ramp.call(calls.refund, { as: lake.ana, params: { id: boat.entry }, body: { _id, amount, method, reason: 'Engine broke' } })

  test('a refund in cash, said twice: one letter to each of the boat, with what is asked of them now', async () => {
    await paysInCash()
    const id = newId()
    await Promise.all([giveBack(50, 'cash', id), giveBack(50, 'cash', id)])
    const letter = [
      'Refund: $50.00 for Lake Fork Open',
      'Your boat was refunded $50.00 for Lake Fork Open in cash from the director.\n\nRefunded $50. Nothing to pay.',
    ]
    expect([await told(boat.lily), await told(boat.tom)]).toEqual([[letter], [letter]])
  })

  test('as angler credit, and to the card once the provider has done it', async () => {
    await paysByCard()
    await giveBack(40, 'credits')
    await giveBack(60, 'card')
    await lake.standIn.quiet()
    expect((await told(boat.lily)).map(([, text]) => text)).toEqual([
      expect.stringMatching(/^Your boat was refunded \$40\.00 for Lake Fork Open as angler credit toward a later event\./),
      expect.stringMatching(/^Your boat was refunded \$60\.00 for Lake Fork Open to the card you used\. Your bank may take a few days\./),
    ])
  })

  test('a bank that takes a payment back is told of, with what the boat owes again', async () => {
    await paysByCard(DISPUTED)
    await lake.standIn.quiet()
    expect(await told(boat.tom)).toEqual([
      [
        'Payment disputed: Lake Fork Open',
        expect.stringMatching(
          /^The cardholder disputed the \$107\.31 card payment .*\n\nA card payment of \$100 is disputed\. Your boat owes \$100\.$/s,
        ),
      ],
    ])
  })

  test('whoever is paid out hears it once, however often it is said and however many pots; another method tells nobody', async () => {
    const fork = await lakeFork(lake.ramp, lake.ana)
    await fork.weighAll()
    const tournament = fork.tournament.id
    await lake.ramp.call(tournamentResultCalls.create, { as: lake.ana, body: { tournament } })
    const due = (await lake.ramp.call(paymentCalls.search, { as: lake.ana, body: { sourceModuleRecord: tournament } })).body
    const [winner] = [...Map.groupBy(due, ({ user }) => user).values()].toSorted((one, other) => other.length - one.length)
    const { user, sum } = { user: winner![0]!.user, sum: winner!.reduce((all, { amount }) => all + amount, 0) }
    await lake.ramp.db
      .update(users)
      .set({ email: `${user}@lake.test` })
      .where(eq(users.id, user))
    const handOut = (method: 'cash' | 'check') =>
      lake.ramp.call(paymentCalls.paidOut, { as: lake.ana, body: { ids: winner!.map(({ _id }) => _id), paidOut: { method } } })
    await handOut('cash')
    await handOut('cash')
    await handOut('check')
    const amount = `$${(sum / 100).toFixed(2)}`
    const name = fork.tournament.name
    expect(await told({ id: user })).toEqual([[`Payout: ${amount} from ${name}`, `You were paid ${amount} from ${name} in cash.`]])
  })
})

test('LAW: every kind of money event that changes what an angler has is told by a letter in both languages, or says why nobody is told', () => {
  const kinds = [
    ...['payment', ...MONEY_EVENT_KINDS],
    ...CARD_MOVEMENTS.map((kind) => `card ${kind}`),
    ...REFUND_METHODS.map((method) => `refund ${method}`),
  ]
  expect(Object.keys(LETTER_OF).toSorted()).toEqual(kinds.toSorted())
  for (const of of Object.values(LETTER_OF)) {
    if ('none' in of) expect(of.none.length).toBeGreaterThan(20)
    else for (const texts of Object.values(LETTERS)) expect(of.letter in texts.moved || of.letter in texts).toBe(true)
  }
})
