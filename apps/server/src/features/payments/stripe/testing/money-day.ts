import { newId } from '@ramplight/contract/kernel/new-id'
import { couponCalls } from '@ramplight/contract/payments/coupons'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { entryMoney } from '@ramplight/domain/money/cash-in-hand'
import { chargeOf as chargeOfEntry, owedBy, partOf } from '@ramplight/domain/registration/entry-money'
import { sharesOf } from '@ramplight/domain/registration/shares'
import { and, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { leftOf } from '#features/registration/tournament-entries/index'
import { aField } from '#features/registration/tournament-entries/testing/a-field'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Thing } from '#platform/cards/stand-in/state'
import { toRecord } from '#platform/database/records'
import { ledgerLines, ledgerPostings } from '../../ledger/index.ts'
import { payments } from '../../payments/payments.table.ts'
import { accountOf } from '../card-accounts.store.ts'
import { priceOf } from '../card-books.ts'
import { cardCheckouts, cardEvents, cardMovements } from '../cards.table.ts'
import { closeSettled } from '../close-settled.ts'
import { goOnWithPayouts } from '../pay-out-by-card.ts'
import { closeLate, reconcileCards } from '../reconcile.ts'
import { ASKS, type CardRamp, DECLINED, DISPUTED, PAYS } from './a-card-ramp.ts'
import { dayAtTheRamp, POT, POTS, type RampStep } from './day-at-the-ramp.ts'

const MOODS = [500, 'does and breaks', 'hangs up'] as const
type Mood = (typeof MOODS)[number] | null
/** What each takes off, in dollars: a little, and half of it all. */
const COUPONS = { TEN: 10, HALF: 50 } as const
const COUPON_IDS = { TEN: newId(), HALF: newId() }
type CouponName = keyof typeof COUPONS
/** Whoever it is, at whatever moment: `pick` chooses among what is there then. */
export type MoneyStep =
  | { does: 'opens'; taps: number; sameId: boolean; mood: Mood; who: 'lily' | 'tom'; mine: boolean }
  | { does: 'types'; page: number; card: string; proves: boolean }
  | { does: 'tells'; picks: readonly number[]; mood: Mood; atOnce: boolean }
  | { does: 'is cut'; picks: readonly number[]; after: number }
  | { does: 'is late'; isSwept: boolean }
  | { does: 'gives back'; percent: number }
  | { does: 'disputes' }
  | { does: 'decides'; won: boolean }
  | { does: 'goes to the bank' }
  | { does: 'looks'; mood: Mood }
  | { does: 'uses a coupon'; code: CouponName }
  | { does: 'takes it off' }
  | { does: 'sends winnings'; cents: number; taps: number; mood: Mood }
  | { does: 'takes winnings back'; percent: number }
  | { does: 'hands winnings out' }
  | RampStep

/** A line that is cut costs half a second each time, before the SDK gives up: seldom. */
const mood = fc.option(fc.oneof({ weight: 5, arbitrary: fc.constant(MOODS[0]) }, { weight: 1, arbitrary: fc.constantFrom(...MOODS) }), {
  freq: 4,
  nil: null,
})
const picks = fc.array(fc.nat(99), { minLength: 1, maxLength: 6 })
/** A card pays more often than not, or a day would say little. */
const card = fc.constantFrom(PAYS, PAYS, PAYS, ASKS, DECLINED, DISPUTED)
const method = fc.constantFrom('cash' as const, 'check' as const)
const taps = fc.integer({ min: 1, max: 2 })
const step: fc.Arbitrary<MoneyStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ does: fc.constant('opens' as const), taps: fc.integer({ min: 1, max: 3 }), sameId: fc.boolean(), mood },
      // One who pays all, and two who pay a half each.
      ...{ who: fc.constantFrom('lily', 'lily', 'tom'), mine: fc.boolean() },
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('types' as const), page: fc.nat(9), card, proves: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('tells' as const), picks, mood, atOnce: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('is cut' as const), picks, after: fc.nat(12) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('is late' as const), isSwept: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('gives back' as const), percent: fc.constantFrom(7, 33, 50, 100, 100) }) },
  { weight: 2, arbitrary: fc.constant({ does: 'disputes' as const }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('decides' as const), won: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ does: 'goes to the bank' as const }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('looks' as const), mood }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('uses a coupon' as const), code: fc.constantFrom('TEN', 'HALF') }) },
  { weight: 1, arbitrary: fc.constant({ does: 'takes it off' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ does: fc.constant('sends winnings' as const), cents: fc.constantFrom(2500, 6000, 9_000_000) },
      ...{ taps: fc.integer({ min: 1, max: 3 }), mood },
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('takes winnings back' as const), percent: fc.constantFrom(40, 100) }) },
  { weight: 1, arbitrary: fc.constant({ does: 'hands winnings out' as const }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pays at the ramp' as const), method, taps }) },
  { weight: 2, arbitrary: fc.constant({ does: 'never paid' as const }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pot' as const), joins: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('two are one' as const), stays: fc.constantFrom('lily', 'twin') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{
        does: fc.constant('sells the boat' as const),
        dollars: fc.constantFrom(50, 123.45, 0.07),
        boughtBack: fc.constantFrom(0, 33.3, 50),
      },
      ...{ method, taps },
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'sale taken back' as const }) },
)
export const OPENS = { does: 'opens', taps: 1, sameId: false, mood: null, who: 'lily', mine: false } as const satisfies MoneyStep

/** Every day begins with somebody who wants to pay. */
export const moneyDay: fc.Arbitrary<readonly MoneyStep[]> = fc
  .tuple(fc.array(step, { minLength: 4, maxLength: 18, size: 'max' }), fc.boolean())
  .map(([steps, mine]) => [{ ...OPENS, mine }, ...steps])

const winners = new WeakMap<CardRamp, Promise<{ id: string; account: string }>>()

/** Who wins on every day, and has an account to be paid to. */
function winnerOf(lake: CardRamp) {
  const known = winners.get(lake)
  if (known) return known
  const made = (async () => {
    const { id, ...person } = await lake.ramp.person('Angler', 'Wes Wynn')
    return { id, account: await lake.connect({ id, ...person }, stripeCalls.createAccountFromRegistration) }
  })()
  winners.set(lake, made)
  return made
}

export type HowOften = Map<string, number>

/** Lives through one day of one boat, waits until the provider and the server have looked at each other, and answers what is wrong. */
export async function liveThroughDay(lake: CardRamp, steps: readonly MoneyStep[], howOften: HowOften = new Map()): Promise<string[]> {
  const { standIn, ramp } = lake
  const { state } = standIn
  const winner = await winnerOf(lake)
  const platformBefore = standIn.earnedBy(null)
  const winnerBefore = standIn.earnedBy(winner.account)
  standIn.mood.webhooks = 'held'
  standIn.mood.answer = null
  // What was told on earlier days is done.
  state.events.length = 0
  // Signed in anew: ten thousand days take longer than a token is good for.
  const boat = await lake.aBoat(await aField(ramp, await ramp.again(lake.ana), { entryFee: 100, ...POTS }))
  const note = (what: string) => howOften.set(what, (howOften.get(what) ?? 0) + 1)
  const ours = (object: string) => [...state.things.values()].filter((thing) => thing.object === object)
  /** The pages that somebody was sent to. One whose address was lost on its way is nobody's: asking again leads to the same. */
  const shown = new Set<string>()
  const pages = () => ours('checkout.session').filter(({ id }) => shown.has(id))
  const intents = () => ours('payment_intent').filter((one) => one.metadata.entry === boat.entry)
  const paidIntents = () => intents().filter(({ status }) => status === 'succeeded')
  const chargeOf = (intent: Thing) => state.things.get(intent.latest_charge)!
  const of = (object: string, intent: Thing) => ours(object).filter((one) => one.payment_intent === intent.id)
  const inMood = async (answer: Mood, work: () => Promise<unknown>) => {
    standIn.mood.answer = answer
    await work().finally(() => {
      standIn.mood.answer = null
    })
  }
  const chosen = (which: readonly number[]) => (state.events.length ? which.map((one) => state.events[one % state.events.length]!) : [])
  const say = (event: Thing) => standIn.say(event as never).then(({ status }) => note(`told: ${status}`))

  const atRamp = dayAtTheRamp(lake, boat, note)
  const { people } = atRamp
  let hadCoupon = false
  // What was won: one payout of the event, which goes to an account, is handed out in cash, or neither.
  let won: { id: string; cents: number } | null = null
  const anas = (await accountOf(lake.work, lake.ana.id))!.stripeId
  const account = () => anas
  const earnedBefore = standIn.earnedBy(account())
  const wonId = () => won?.id
  const does = {
    opens: async ({ taps, sameId, mood: answer, who, mine }) => {
      const id = newId()
      const tap = async () => {
        const { status, error, body } = await boat.open(people[who], { mine, ...(sameId ? { _id: id } : {}) })
        note(`opens${mine ? ' a half' : ''}: ${error?.code ?? status}`)
        const page = /cs_test_\w+/.exec(body?.url ?? '')
        if (page) shown.add(page[0])
      }
      await inMood(answer, () => Promise.all(Array.from({ length: taps }, tap)))
    },
    types: async ({ page, card: number, proves }) => {
      const all = pages()
      const session = all[page % all.length]
      if (!session) return
      try {
        note(`types: ${standIn.typeCard(session.id, number, proves)}`)
      } catch {
        note('types: declined or closed')
      }
    },
    tells: ({ picks: which, mood: answer, atOnce }) =>
      inMood(answer, async () => {
        if (atOnce) await Promise.all(chosen(which).map(say))
        else for (const event of chosen(which)) await say(event)
      }),
    'is cut': async ({ picks: which, after }) => {
      const telling = Promise.all(chosen(which).map(say))
      await new Promise((resolve) => setTimeout(resolve, after))
      await ramp.deps.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'",
      )
      note('the database was cut')
      await telling.catch(() => {})
    },
    'is late': async ({ isSwept }) => {
      const before = new Date(Date.now() - 1000).toISOString()
      await ramp.db.update(cardCheckouts).set({ heldUntil: before }).where(eq(cardCheckouts.entry, boat.entry))
      if (isSwept) note(`closed late: ${await closeLate(lake.work)}`)
    },
    'gives back': async ({ percent }) => {
      const intent = paidIntents().at(-1)
      const charge = intent && chargeOf(intent)
      if (!charge || charge.disputed) return
      const amount = Math.min(Math.ceil((charge.amount * percent) / 100), charge.amount - charge.amount_refunded)
      if (amount <= 0) return
      await lake.cards.stripe.refunds.create({
        ...{ payment_intent: intent.id, amount, reverse_transfer: true, refund_application_fee: true },
      })
      note('gives back')
    },
    disputes: async () => {
      const charge = paidIntents()
        .map(chargeOf)
        .find((one) => !one.disputed && one.amount_refunded < one.amount)
      if (charge) standIn.dispute(charge.id)
      if (charge) note('disputes')
    },
    decides: async ({ won }) => {
      const dispute = paidIntents()
        .flatMap((intent) => of('dispute', intent))
        .find(({ status }) => status === 'needs_response')
      if (dispute) standIn.closeDispute(dispute.id, won ? 'won' : 'lost')
      if (dispute) note(won ? 'dispute won' : 'dispute lost')
    },
    'uses a coupon': async ({ code }) => {
      const made = { _id: COUPON_IDS[code], code, amount: COUPONS[code] }
      await ramp.call(couponCalls.create, { as: lake.ana, body: made })
      const { status, error } = await ramp.call(couponCalls.use, { as: people.lily, body: { entry: boat.entry, code } })
      note(`coupon: ${error?.code ?? status}`)
      if (status === 200) hadCoupon = true
    },
    'takes it off': async () => {
      const { status, error } = await ramp.call(couponCalls.takeOff, { as: people.lily, body: { entry: boat.entry } })
      note(`coupon off: ${error?.code ?? status}`)
    },
    'sends winnings': async ({ cents, taps, mood: answer }) => {
      if (!won) {
        won = { id: newId(), cents }
        const at = new Date().toISOString()
        const of = { amount: cents, user: people.lily.id, recipientOfPayment: winner.id, sourceModuleRecord: boat.field.tournament }
        const row = { id: won.id, ...of, status: 'completed', debitOrCredit: 'debit', createdAt: at, updatedAt: at } as const
        await ramp.db.insert(payments).values(row)
      }
      const { id } = won
      await inMood(answer, async () => {
        const tap = async () => {
          const { status, error } = await ramp.call(stripeCalls.transfer, { as: lake.ana, body: { payment: id } })
          note(`sends winnings: ${error?.code ?? status}`)
        }
        await Promise.all(Array.from({ length: taps }, tap))
      })
    },
    'takes winnings back': async ({ percent }) => {
      const transfer = ours('transfer').findLast((one) => won && one.metadata.payment === won.id && one.amount_reversed < one.amount)
      if (!transfer) return
      const amount = Math.min(Math.ceil((transfer.amount * percent) / 100), transfer.amount - transfer.amount_reversed)
      await lake.cards.stripe.transfers.createReversal(transfer.id, { amount })
      note('takes winnings back')
    },
    'hands winnings out': async () => {
      if (!won) return
      const { body } = await ramp.call(paymentCalls.paidOut, { as: lake.ana, body: { ids: [won.id], paidOut: { method: 'cash' } } })
      note(`hands winnings out: ${JSON.stringify((body.results as { code?: string }[])[0]?.code ?? 'done')}`)
    },
    'goes to the bank': async () => {
      if (standIn.payOut(account())) note('a payout to the bank')
    },
    looks: ({ mood: answer }) => inMood(answer, () => reconcileCards(lake.work).catch(() => note('looks: provider away'))),
    ...atRamp.does,
  } satisfies { [Name in MoneyStep['does']]: (given: Extract<MoneyStep, { does: Name }>) => Promise<unknown> }

  for (const given of steps) await (does[given.does] as (one: MoneyStep) => Promise<unknown>)(given)

  // The minute, and the night: the provider answers, and everything is looked at.
  await goOnWithPayouts(lake.work, '2999-01-01T00:00:00.000Z')
  await reconcileCards(lake.work)
  await closeSettled(lake.work)
  await reconcileCards(lake.work)
  const again = await reconcileCards(lake.work)

  const { wrong } = atRamp
  const holds = (is: boolean, says: string) => is || wrong.push(says)
  const same = (is: unknown, should: unknown, what: string) =>
    holds(JSON.stringify(is) === JSON.stringify(should), `${what}: ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`)
  same([again.told, again.done], [0, 0], 'a second look finds something')

  const rows = await ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))
  const priceIn = (intent: Thing) => priceOf(rows.find(({ id }) => id === intent.metadata.checkout)!)
  const moves = paidIntents().map((intent) => {
    const [refunds, disputes] = [of('refund', intent), of('dispute', intent)]
    const won = disputes.filter(({ status }) => status === 'won')
    const sum = (things: Thing[]) => things.reduce((total, { amount }) => total + amount, 0)
    return {
      standing: intent.amount_received - sum(refunds) - sum(disputes) + sum(won),
      amount: intent.amount_received as number,
      price: priceIn(intent),
      isGivenAgain: won.length > 0,
      keys: [
        `payment ${intent.id}`,
        ...refunds.map(({ id }) => `refund ${id}`),
        ...disputes.map(({ id }) => `dispute ${id}`),
        ...won.map(({ id }) => `dispute-won ${id}`),
      ],
    }
  })
  const standing = moves.reduce((total, move) => total + move.standing, 0)
  /** What of the entry fee of $100 these have paid, and still have; parts that went back are whole cents. */
  const feesOf = (some: typeof moves) => some.reduce((total, move) => total + (move.price * move.standing) / move.amount, 0)
  holds(feesOf(moves.filter((move) => !move.isGivenAgain)) <= 10_002 + (atRamp.touched.pot ? POT : 0), 'charged twice')
  const movements = await ramp.db
    .select({ key: cardMovements.key })
    .from(cardMovements)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardMovements.checkout))
    .where(eq(cardCheckouts.entry, boat.entry))
  same(movements.map(({ key }) => key).sort(), moves.flatMap(({ keys }) => keys).sort(), 'movements')
  const books = await boat.books(wonId())
  same(Math.round(books.reduce((total, one) => total + one, 0) * 100), standing, 'the payments add up to')
  same(books.length, movements.length, 'payments')

  const lines = await ramp.db
    .select({ account: ledgerLines.account, amount: sql<string>`sum(${ledgerLines.amount})` })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .where(eq(ledgerPostings.tournament, boat.field.tournament))
    .groupBy(ledgerLines.account)
  const inLedger = new Map(lines.map(({ account, amount }) => [account, Number(amount)]))
  same(
    [...inLedger.values()].reduce((total, amount) => total + amount, 0),
    0,
    'the ledger adds up to',
  )
  // What went to the account of the winner went there once, and what came back is with the director: the books say where it is.
  const [payout] = await ramp.db
    .select()
    .from(payments)
    .where(eq(payments.id, wonId() ?? ''))
  const [sent, handedOut] = [payout?.metaData?.sentAs ? payout.amount : 0, payout?.metaData?.method === 'cash' ? payout.amount : 0]
  const arrived = ours('transfer').flatMap((one) => (won && one.metadata.payment === wonId() ? [one.amount - one.amount_reversed] : []))
  same(
    arrived.filter((cents) => cents > 0),
    sent ? [sent] : [],
    'sent to the account of the winner',
  )
  same(standIn.earnedBy(winner.account) - winnerBefore, sent, 'the account of the winner has')
  await atRamp.evening(handedOut)
  if (payout?.metaData?.sending) holds(false, 'a payout is on its way still')
  if (won) note(`winnings: ${sent ? 'at the account' : handedOut ? 'in cash' : 'open'}`)
  /** What cards have brought, before a part of it went to who won. */
  const fromCards = (inLedger.get('card') ?? 0) + sent
  const fees = feesOf(moves)
  holds(Math.abs(fromCards - fees) <= 2 * Math.max(1, moves.length), `the ledger has ${fromCards} from cards, should be about ${fees}`)
  if (standing === 0) same(fromCards, 0, 'nothing stands, and cards have')

  // What the books have of cards is what the account of the director got of it and still has, at the bank or not. How the provider rounds
  // the part of its fee that it gives back with a refund of its own pages is not ours: a cent of each, unless a bank asked it all back.
  const [earned, inCards] = [standIn.earnedBy(account()) - earnedBefore, inLedger.get('card') ?? 0]
  const refundsThere = paidIntents().flatMap((intent) => (chargeOf(intent).disputed ? [] : of('refund', intent)))
  holds(
    Math.abs(earned - inCards) <= refundsThere.length,
    `the account of the director has ${earned} of this day, and the books have ${inCards} from cards`,
  )

  // What the platform has of the day is what its own book has of it, after what the provider keeps.
  const [platform] = await ramp.db
    .select({ has: sql`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .where(and(eq(ledgerLines.account, 'card'), inArray(ledgerPostings.sourceRecord, ['', ...rows.map(({ id }) => `checkout ${id}`)])))
  const platformHas = standIn.earnedBy(null) - platformBefore
  holds(
    Math.abs(platformHas - platform!.has) <= refundsThere.length,
    `the platform has ${platformHas} of this day, and its book has ${platform!.has}`,
  )

  const { tournament } = boat.field
  const seen = (await ramp.call(tournamentCalls.get, { as: lake.ana, params: { id: tournament } })).body
  const entries = (await ramp.call(tournamentEntryCalls.search, { as: lake.ana, body: { tournament } })).body
  same(entryMoney(seen, entries).online, (inLedger.get('card') ?? 0) + (inLedger.get('online') ?? 0), 'the overview counts of cards')

  // A price that has changed in between may leave a part open, as a half does.
  const event = (await findTournament(ramp.db, boat.field.tournament))!
  const isShared = hadCoupon || atRamp.touched.pot || rows.some(({ shareOf }) => shareOf !== null)
  const row = await boat.row()
  const isAtRamp = atRamp.touched.ramp
  const charge = chargeOfEntry(toRecord(event), toRecord(row))
  const stands = await boat.state()
  const has = fromCards
  // What the ramp has said of the boat is held by the laws of the ramp.
  if (isAtRamp) note(`the ramp had a hand in it: ${stands}`)
  else if (!isShared) same(stands, moves.some((move) => move.standing > 0) ? 'Paid online' : 'Pending', 'the boat')
  // A half is not the whole, and the whole is: whatever was given back of it while it was not all in is missing.
  else if (stands === 'Pending') holds(has < charge, `all of it is in (${has}), and the boat is not Paid`)
  else {
    const standingPrices = moves.reduce((total, move) => (move.standing > 0 ? total + move.price : total), 0)
    // What a director adds to a boat that a card has paid is paid where the boat says: online.
    const onTop = inLedger.get('online') ?? 0
    holds(stands === 'Paid online' && standingPrices + onTop >= charge, `${standingPrices} stands, and the boat is ${stands}`)
  }
  same(partOf(row), Math.max(0, has), 'what the entry says was paid, as the ledger does')
  const shares = sharesOf(toRecord(event), toRecord(row))
  same(
    shares.reduce((sum, { owes }) => sum + owes, 0),
    owedBy(toRecord(event), toRecord(row)),
    'the shares that are owed',
  )
  if (stands === 'Pending') {
    // What the director would take at the ramp is what is missing: due = paid + owed.
    same(owedBy(toRecord(event), toRecord(row)), Math.max(0, charge - has), 'owed')
    if (!moves.some(({ keys }) => keys.some((key) => key.startsWith('refund'))))
      same(await leftOf(ramp.db, row, event), Math.max(0, charge - has), 'the tick would take')
  }
  if (isShared) note(`a half was asked: ${stands}, ${moves.length} payments`)
  const waiting = await ramp.db.select({ id: cardEvents.id }).from(cardEvents).where(eq(cardEvents.state, 'waiting'))
  same(waiting.length, 0, 'news that wait')
  const known = rows.filter((row) => row.state === 'open' && shown.has(row.session ?? '')).map(({ session }) => session)
  const open = pages().filter(({ status }) => status === 'open')
  same(open.map(({ id }) => id).sort(), known.sort(), 'pages on which somebody can pay')
  // Its quarter of an hour would be over in the middle of a later day, and that day would find news of it.
  await ramp.db.update(cardCheckouts).set({ state: 'over' }).where(eq(cardCheckouts.entry, boat.entry))
  await atRamp.night()
  note(moves.length ? `paid ${moves.length} times` : 'never paid')
  return wrong
}
