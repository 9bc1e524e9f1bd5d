import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { sessions } from '../../people/auth/auth.table.ts'
import { ledgerLines, ledgerPostings } from '../ledger/index.ts'
import { refunds } from '../refunds/index.ts'
import { cardAccounts, cardCheckouts, cardEvents } from './cards.table.ts'
import { reconcileCards } from './reconcile.ts'
import { retryRefunds } from './refund-card.ts'
import { aCardRamp, type CardRamp, PAYS } from './testing/a-card-ramp.ts'

const LATER = '2999-01-01T00:00:00.000Z'

let lake: CardRamp
let account: string
let boat: Awaited<ReturnType<CardRamp['aBoat']>>
let before = { director: 0, platform: 0 }

const has = () => ({
  director: lake.standIn.earnedBy(account) - before.director,
  platform: lake.standIn.earnedBy(null) - before.platform,
})
const ledger = async () => {
  const rows = await lake.ramp.db
    .select({ account: ledgerLines.account, amount: ledgerLines.amount })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .where(eq(ledgerPostings.tournament, boat.field.tournament))
  const sums: Record<string, number> = {}
  for (const { account, amount } of rows) sums[account] = (sums[account] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}
const mails = async (subject: RegExp) =>
  (
    await lake.ramp.db
      .select()
      .from(outgoingMessages)
      .where(and(eq(outgoingMessages.kind, 'mail'), eq(outgoingMessages.to, 'ana@lake.test')))
  ).filter((one) => subject.test(one.subject ?? ''))
const charge = () =>
  [...lake.standIn.state.things.values()].filter((one) => one.object === 'charge' && one.metadata?.entry === boat.entry).at(-1)!
const attention = async () => (await lake.ramp.call(calls.ownAttention, { as: lake.ana })).body
const giveBack = (amount: number) =>
  lake.ramp.call(moneyCalls.refund, {
    as: lake.ana,
    params: { id: boat.entry },
    body: { _id: newId(), amount, method: 'card', reason: 'Engine broke' },
  })
const refundRow = async () => (await lake.ramp.db.select().from(refunds).where(eq(refunds.entry, boat.entry))).at(-1)!
const paid = async () => {
  await boat.open()
  lake.standIn.typeCard(boat.session().id, PAYS)
  await lake.standIn.quiet()
}

beforeAll(async () => {
  lake = await aCardRamp()
  account = await lake.connect(lake.ana)
  lake.standIn.topUp(10_000_000)
})
beforeEach(async () => {
  await lake.standIn.quiet()
  Object.assign(lake.standIn.mood, { answer: null, breaksAt: null, webhooks: 'now' })
  lake.standIn.state.slowRefunds = false
  before = { director: 0, platform: 0 }
  before = has()
  boat = await lake.aBoat()
  await lake.ramp.db.delete(outgoingMessages)
})
afterAll(() => lake.close())

test('a bank takes $107.31 from the platform: the $100.00 of the director are taken from their account, once, and come back when the bank decides so', async () => {
  await paid()
  expect(has()).toEqual({ director: 10_000, platform: 731 - 341 })
  const { id } = lake.standIn.dispute(charge().id)
  await lake.standIn.quiet()
  await reconcileCards(lake.work)
  // The platform loses what the angler paid on top, and $15 that the provider takes for the dispute.
  expect([has(), await ledger()]).toEqual([
    { director: 0, platform: 390 - 731 - 1500 },
    { 'entry-fee': -10_000, chargeback: 10_000 },
  ])
  expect((await attention()).disputes).toMatchObject([
    { tournament: boat.field.tournament, about: 'Lily Reyes & Tom Tran', amount: 10_731, dueBy: expect.stringContaining('Z') },
  ])
  const [told, ...more] = await mails(/Payment disputed/)
  expect([told!.text, more]).toEqual([
    expect.stringMatching(/disputed a \$107\.31 payment .*Lily Reyes & Tom Tran.*before \w+, \w+ \d/s),
    [],
  ])
  lake.standIn.closeDispute(id, 'won')
  await lake.standIn.quiet()
  await reconcileCards(lake.work)
  expect([has(), await ledger()]).toEqual([
    { director: 10_000, platform: 390 },
    { card: 10_000, 'entry-fee': -10_000 },
  ])
  expect([(await attention()).disputes, (await mails(/You won the dispute/)).length]).toEqual([[], 1])
  // What the bank has given back can be given back to the card, and leaves the account.
  expect((await giveBack(40)).status).toBe(200)
  await lake.standIn.quiet()
  expect([has().director, await ledger()]).toEqual([6000, { card: 6000, 'entry-fee': -10_000, refund: 4000 }])
})

test('a director who reads Spanish hears of a dispute and its end in Spanish', async () => {
  const reads = (language: 'en' | 'es') =>
    lake.ramp.db
      .update(sessions)
      .set({ language, secretHash: sql`${sessions.id}` })
      .where(eq(sessions.user, lake.ana.id))
  await reads('es')
  await paid()
  const { id } = lake.standIn.dispute(charge().id)
  await lake.standIn.quiet()
  lake.standIn.closeDispute(id, 'lost')
  await lake.standIn.quiet()
  await reads('en')
  const [[told], [lost]] = [await mails(/^Pago en disputa: /), await mails(/^Perdiste la disputa: /)]
  expect([told!.language, told!.text]).toEqual([
    'es',
    expect.stringMatching(/un pago de \$107\.31 .*Lily Reyes & Tom Tran.*la inscripción .*antes del \p{L}+, \d+ de \p{L}+\./su),
  ])
  expect([lost!.language, lost!.text]).toEqual(['es', expect.stringContaining('La inscripción todavía se puede pagar')])
})

test('the provider takes the money back and hangs up, and forgets its keys before we ask again: taken once', async () => {
  await paid()
  const { mood } = lake.standIn
  mood.webhooks = 'held'
  mood.breaksAt = /reversals$/
  lake.standIn.dispute(charge().id)
  await reconcileCards(lake.work)
  mood.breaksAt = null
  lake.standIn.forgetKeys()
  for (let night = 0; night < 2; night++) await reconcileCards(lake.work)
  const waiting = await lake.ramp.db.select().from(cardEvents).where(eq(cardEvents.state, 'waiting'))
  expect([has().director, waiting]).toEqual([0, []])
}, 30_000)

test('an account that is gone keeps nobody waiting: what could not be taken is noted, and tried each night', async () => {
  const cy = await lake.ramp.person('Director', 'Cy Lee')
  await paid()
  const [row] = await lake.ramp.db.select().from(cardAccounts).where(eq(cardAccounts.user, lake.ana.id))
  const gone = lake.standIn.state.things.get(row!.stripeId)!
  gone.deleted = true
  lake.standIn.dispute(charge().id)
  await lake.standIn.quiet()
  const stuck = async () => (await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry)))[0]!.stuck
  expect([await stuck(), has().director]).toEqual([expect.any(String), 10_000])
  delete gone.deleted
  // By the next night the provider has forgotten what it answered to a try that was made meanwhile.
  lake.standIn.forgetKeys()
  await reconcileCards(lake.work)
  expect([await stuck(), has().director]).toEqual([null, 0])
  expect((await lake.ramp.call(calls.ownAttention, { as: cy })).body.disputes).toEqual([])
})

test('a bank that takes its time with a refund is asked for one refund, also after the keys are forgotten', async () => {
  await paid()
  lake.standIn.state.slowRefunds = true
  expect((await giveBack(40)).status).toBe(200)
  lake.standIn.forgetKeys()
  for (let minute = 0; minute < 3; minute++) await retryRefunds(lake.work, LATER)
  const made = () => [...lake.standIn.state.things.values()].filter((one) => one.object === 'refund' && one.charge === charge().id)
  expect([made().length, (await refundRow()).state, await ledger()]).toEqual([1, 'asked', { card: 10_000, 'entry-fee': -10_000 }])
  lake.standIn.answerRefund(made()[0]!.id, true)
  await lake.standIn.quiet()
  expect([(await refundRow()).state, has().director, await ledger()]).toEqual([
    'done',
    6000,
    { card: 6000, 'entry-fee': -10_000, refund: 4000 },
  ])
})

test('the answer to a refund was lost, and the key with it: it is found by its note, and not made again', async () => {
  await paid()
  lake.standIn.mood.webhooks = 'held'
  lake.standIn.state.slowRefunds = true
  lake.standIn.mood.breaksAt = /refunds$/
  await giveBack(40)
  lake.standIn.mood.breaksAt = null
  lake.standIn.forgetKeys()
  await retryRefunds(lake.work, LATER)
  expect([...lake.standIn.state.things.values()].filter((one) => one.object === 'refund' && one.charge === charge().id)).toHaveLength(1)
}, 30_000)

test.each([
  ['that was in the books', false],
  ['that nobody had answered', true],
])(
  'a refund %s fails: it is taken out of the books, the director has their money again, and it can be given once more',
  async (_, isSlow) => {
    await paid()
    lake.standIn.state.slowRefunds = isSlow
    await giveBack(100)
    await lake.standIn.quiet()
    expect(await boat.state()).toBe(isSlow ? 'Paid online' : 'Pending')
    const [made] = [...lake.standIn.state.things.values()].filter((one) => one.object === 'refund' && one.charge === charge().id)
    lake.standIn.answerRefund(made!.id, false)
    await lake.standIn.quiet()
    await retryRefunds(lake.work, LATER)
    await reconcileCards(lake.work)
    expect([(await refundRow()).state, await boat.state(), has().director, await ledger()]).toEqual([
      'refused',
      'Paid online',
      10_000,
      { card: 10_000, 'entry-fee': -10_000 },
    ])
    lake.standIn.state.slowRefunds = false
    expect((await giveBack(100)).status).toBe(200)
    await lake.standIn.quiet()
    expect([has().director, await boat.state()]).toEqual([0, 'Pending'])
  },
)

test('an account that the provider restricts is learned in the night, also where no webhook told; its director is told once', async () => {
  lake.standIn.mood.webhooks = 'held'
  lake.standIn.restrict(account)
  expect((await attention()).restricted).toBeNull()
  for (let night = 0; night < 2; night++) await reconcileCards(lake.work)
  expect((await attention()).restricted).toEqual({ needs: ['individual.verification.document'] })
  const [told, ...more] = await mails(/restricted/)
  expect([told!.text, told!.link, more]).toEqual([
    expect.stringContaining('It needs: individual verification document.'),
    '/director/payments/stripe',
    [],
  ])
  lake.standIn.mood.webhooks = 'now'
  lake.standIn.onboard(account)
  await lake.standIn.quiet()
  expect((await attention()).restricted).toBeNull()
})
