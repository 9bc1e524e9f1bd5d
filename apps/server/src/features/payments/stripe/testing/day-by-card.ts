import { newId } from '@ramplight/contract/kernel/new-id'
import { couponCalls } from '@ramplight/contract/payments/coupons'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { eq } from 'drizzle-orm'
import type { Thing } from '#platform/cards/stand-in/state'
import { payments } from '../../payments/payments.table.ts'
import { accountOf } from '../card-accounts.store.ts'
import { cardCheckouts } from '../cards.table.ts'
import { closeLate, reconcileCards } from '../reconcile.ts'
import type { CardRamp } from './a-card-ramp.ts'
import type { DyingServer } from './a-server-that-dies.ts'
import type { Boat, People } from './day-at-the-ramp.ts'
import { type CardStep, COUPON_IDS, COUPONS } from './money-steps.ts'
import type { Mood } from './moods.ts'

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

/** What of the provider is of one boat. */
function atProvider({ standIn: { state } }: CardRamp, entry: string) {
  const ours = (object: string) => [...state.things.values()].filter((thing) => thing.object === object)
  const intents = () => ours('payment_intent').filter((one) => one.metadata.entry === entry)
  return {
    ours,
    paidIntents: () => intents().filter(({ status }) => status === 'succeeded'),
    chargeOf: (intent: Thing) => state.things.get(intent.latest_charge)!,
    of: (object: string, intent: Thing) => ours(object).filter((one) => one.payment_intent === intent.id),
  }
}

/** What cards, banks, the provider and whoever won do on one day. `people` sit in the boat now; `had` is what has been there before. */
export async function dayByCard(lake: CardRamp & DyingServer, boat: Boat, people: People, note: (what: string) => void) {
  const { standIn, ramp } = lake
  const { state } = standIn
  const there = atProvider(lake, boat.entry)
  const { ours, paidIntents, chargeOf, of } = there
  const winner = await winnerOf(lake)
  const account = (await accountOf(lake.work, lake.ana.id))!.stripeId
  const had = { director: standIn.earnedBy(account), winner: standIn.earnedBy(winner.account), platform: standIn.earnedBy(null) }
  /** The pages that somebody was sent to. One whose address was lost on its way is nobody's: asking again leads to the same. */
  const shown = new Set<string>()
  const pages = () => ours('checkout.session').filter(({ id }) => shown.has(id))
  const inMood = async (answer: Mood, work: () => Promise<unknown>) => {
    standIn.mood.answer = answer
    await work().finally(() => {
      standIn.mood.answer = null
    })
  }
  const chosen = (which: readonly number[]) => (state.events.length ? which.map((one) => state.events[one % state.events.length]!) : [])
  const say = (event: Thing) => standIn.say(event as never).then(({ status }) => note(`told: ${status}`))
  const touched = { coupon: false }
  // What was won: one payout of the event, which goes to an account, is handed out in cash, or neither.
  const won: { id?: string; isHandedOut?: boolean } = {}

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
    decides: async ({ won: isWon }) => {
      const dispute = paidIntents()
        .flatMap((intent) => of('dispute', intent))
        .find(({ status }) => status === 'needs_response')
      if (dispute) standIn.closeDispute(dispute.id, isWon ? 'won' : 'lost')
      if (dispute) note(isWon ? 'dispute won' : 'dispute lost')
    },
    'uses a coupon': async ({ code }) => {
      const made = { _id: COUPON_IDS[code], code, amount: COUPONS[code] }
      await ramp.call(couponCalls.create, { as: lake.ana, body: made })
      const { status, error } = await ramp.call(couponCalls.use, { as: people.lily, body: { entry: boat.entry, code } })
      note(`coupon: ${error?.code ?? status}`)
      // Nobody knows what a server did that gave no answer.
      if (status === 200 || status === 502) touched.coupon = true
    },
    'takes it off': async () => {
      const { status, error } = await ramp.call(couponCalls.takeOff, { as: people.lily, body: { entry: boat.entry } })
      note(`coupon off: ${error?.code ?? status}`)
    },
    'sends winnings': async ({ cents, taps, mood: answer }) => {
      if (!won.id) {
        won.id = newId()
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
      const transfer = ours('transfer').findLast((one) => won.id && one.metadata.payment === won.id && one.amount_reversed < one.amount)
      if (!transfer) return
      const amount = Math.min(Math.ceil((transfer.amount * percent) / 100), transfer.amount - transfer.amount_reversed)
      await lake.cards.stripe.transfers.createReversal(transfer.id, { amount })
      note('takes winnings back')
    },
    'hands winnings out': async () => {
      if (!won.id) return
      const { body } = await ramp.call(paymentCalls.paidOut, { as: lake.ana, body: { ids: [won.id], paidOut: { method: 'cash' } } })
      const answer = (body.results as { code?: string }[])[0]?.code ?? 'done'
      if (answer === 'done') won.isHandedOut = true
      note(`hands winnings out: ${answer}`)
    },
    'goes to the bank': async () => {
      if (standIn.payOut(account)) note('a payout to the bank')
    },
    looks: ({ mood: answer }) =>
      inMood(answer, () => lake.served(() => reconcileCards(lake.work)).catch(() => note('looks: provider away'))),
  } satisfies { [Name in CardStep['does']]: (given: Extract<CardStep, { does: Name }>) => Promise<unknown> }

  /** What came to each on this day and has not gone to a bank. */
  const earned = () => ({
    director: standIn.earnedBy(account) - had.director,
    winner: standIn.earnedBy(winner.account) - had.winner,
    platform: standIn.earnedBy(null) - had.platform,
  })

  return { does, ...there, shown, pages, won, touched, earned }
}
export type DayByCard = Awaited<ReturnType<typeof dayByCard>>
