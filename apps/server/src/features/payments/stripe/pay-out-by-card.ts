import { refused } from '@ramplight/domain/kernel/errors'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import Stripe from 'stripe'
import { findTournament, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { askProvider, onceFor, orNull } from '#platform/cards/ask-provider'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable, Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { eachRow } from '#platform/jobs/each-row'
import { markNotSent, markSending, markSent, type PaymentRow, paymentStore, sentAs } from '../payments/index.ts'
import { accountOf } from './card-accounts.store.ts'
import { cardPayouts } from './cards.table.ts'
import { tellCameBack } from './tell-came-back.ts'

type PayoutRow = typeof cardPayouts.$inferSelect
const AT_ONCE = 50

/** What the provider calls a payout of ours; begun anew it is another one there. */
const groupOf = ({ payment, turn }: Pick<PayoutRow, 'payment' | 'turn'>) => `payout_${payment}${turn === 0 ? '' : `_${turn}`}`
/** Is that the name of one of our payouts? */
export const isPayoutGroup = (group: unknown): boolean => typeof group === 'string' && group.startsWith('payout_')

/**
 * Pays a payout to the account of who won it. The money is taken from the account of the director first, and only then given on: so the
 * platform never pays for anybody. Our row is written before the provider is asked, and keeps what it calls both steps: a payment is paid
 * out once, however often somebody taps, and also when the provider has forgotten our keys. Meanwhile nobody hands it out in another way.
 * Then the payment says so, and the books with it. What cannot be given on goes back to the director.
 */
export async function payOutByCard(
  deps: Deps,
  payment: PaymentRow,
  tournament: TournamentRow | null,
  doer: Doer,
): Promise<{ transfer: string; amount: number }> {
  const sent = sentAs(payment)
  if (sent) return { transfer: sent, amount: (await payoutOf(deps.db, payment.id))?.amount ?? payment.amount }
  if (!tournament) throw refused('cards.no-payout')
  let row = await begun(deps, payment.id, tournament, doer)
  if (row.state === 'goes-back') {
    await giveBack(deps, row, doer)
    row = await begun(deps, payment.id, tournament, doer)
  }
  const charge = row.charge ?? (await take(deps, row, doer))
  const transfer = row.transfer ?? (await give(deps, row, charge, doer))
  await inTransaction(deps.db, async (tx) => {
    const held = await heldOf(tx, row)
    if (!held) return
    await tx.update(cardPayouts).set({ state: 'sent' }).where(eq(cardPayouts.payment, row.payment))
    await markSent(tx, held, { transfer, amount: row.amount }, doer)
  })
  return { transfer, amount: row.amount }
}

/** What was begun goes on between the same accounts and with the same amount, whatever has changed since. */
const begun = (deps: Deps, payment: string, { id: tournament, director }: TournamentRow, doer: Doer): Promise<PayoutRow> =>
  inTransaction(deps.db, async (tx) => {
    // Held, so that whoever hands it out in another way at this moment comes before or after.
    const row = await paymentStore.find(tx, payment, 'update')
    if (!row) throw refused('record.not-found')
    const known = await payoutOf(tx, payment)
    if (known && known.state !== 'over') return known
    const amount = await markSending(tx, row, doer)
    const [from, to] = [await accountOf({ db: tx }, director), await accountOf({ db: tx }, recipientOf(row))]
    if (!from?.chargesEnabled) throw refused('cards.payer-not-ready')
    if (!to?.payoutsEnabled) throw refused('cards.recipient-not-ready')
    const fresh: typeof cardPayouts.$inferInsert = {
      ...{ payment, tournament, amount, payer: from.stripeId, recipient: to.stripeId, at: doer.at },
      ...{ turn: known ? known.turn + 1 : 0, state: 'going', charge: null, transfer: null, words: null },
    }
    await tx.insert(cardPayouts).values(fresh).onConflictDoUpdate({ target: cardPayouts.payment, set: fresh })
    return (await payoutOf(tx, payment))!
  })

/** Whose account it goes to. */
export const recipientOf = ({ recipientOfPayment, user }: Pick<PaymentRow, 'recipientOfPayment' | 'user'>): string =>
  recipientOfPayment ?? user

async function payoutOf(db: Queryable, payment: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(cardPayouts).where(eq(cardPayouts.payment, payment))
  return row ?? null
}

/** The payment of a payout, held; null where the payout was begun anew by somebody else, or is over. */
async function heldOf(tx: Tx, { payment, turn }: PayoutRow): Promise<PaymentRow | null> {
  const held = await paymentStore.find(tx, payment, 'update')
  const now = await payoutOf(tx, payment)
  return now?.turn === turn && now.state !== 'over' ? held : null
}

/** Writes down how far this turn of a payout is. */
async function note(deps: Deps, { payment, turn }: PayoutRow, step: Partial<PayoutRow>): Promise<void> {
  await deps.db
    .update(cardPayouts)
    .set(step)
    .where(and(eq(cardPayouts.payment, payment), eq(cardPayouts.turn, turn)))
}

const aboutPayout = (row: PayoutRow) => ({
  ...{ amount: row.amount, currency: 'usd', transfer_group: groupOf(row) },
  metadata: { payment: row.payment, tournament: row.tournament },
})

const { StripeInvalidRequestError, StripeCardError } = Stripe.errors
/** The provider has looked at it and does not do it; whatever else it says may be said of something that it has done. */
const isNo = (error: unknown): error is Stripe.errors.StripeError =>
  (error instanceof StripeInvalidRequestError || error instanceof StripeCardError) && [400, 402, 404].includes(error.statusCode ?? 0)

/** Takes it from the account of the director. Where that has not enough, nothing has moved: it is over, and may be tried anew. */
async function take(deps: Deps, row: PayoutRow, doer: Doer): Promise<string> {
  let no = false
  const id = await askProvider(deps.cards, async (stripe) => {
    const [there] = (await stripe.charges.list({ transfer_group: groupOf(row), limit: 1 })).data
    if (there) return there.id
    const asked = { ...aboutPayout(row), source: row.payer }
    const made = stripe.charges.create(asked, onceFor('payout-from', row.payment, row.turn)).catch((error) => {
      no = isNo(error)
      if (no && (error as { code?: string }).code === 'balance_insufficient') throw refused('cards.balance-too-small')
      throw error
    })
    return (await made).id
  }).catch(async (error) => {
    if (no) await end(deps, row, null, doer)
    throw error
  })
  await note(deps, row, { charge: id })
  return id
}

/** Gives it on to who won it. What the provider will not do goes back to the director at once. */
async function give(deps: Deps, row: PayoutRow, charge: string, doer: Doer): Promise<string> {
  let no: string | null = null
  const id = await askProvider(deps.cards, async (stripe) => {
    const there = (await stripe.transfers.list({ transfer_group: groupOf(row), limit: 1 })).data[0]
    if (there) return there.id
    const asked = { ...aboutPayout(row), destination: row.recipient, source_transaction: charge }
    const made = stripe.transfers.create(asked, onceFor('payout-to', row.payment, row.turn)).catch((error) => {
      if (isNo(error)) no = error.message.slice(0, 300)
      throw error
    })
    return (await made).id
  }).catch(async (error) => {
    if (no === null) throw error
    const back: PayoutRow = { ...row, charge, state: 'goes-back', words: no }
    // Written down first: a server that is killed now must never give on what it has given back.
    await note(deps, row, { state: 'goes-back', words: no })
    await giveBack(deps, back, doer)
    throw refused('cards.came-back', { words: no })
  })
  await note(deps, row, { transfer: id })
  return id
}

/** Gives the director what was taken for a payout that did not arrive, once, and ends it. */
async function giveBack(deps: Deps, row: PayoutRow, doer: Doer): Promise<void> {
  const { charge, payment, turn } = row
  if (charge)
    await askProvider(deps.cards, async (stripe) => {
      const there = (await stripe.refunds.list({ charge, limit: 1 })).data[0]
      return there ?? stripe.refunds.create({ charge, metadata: { payment } }, onceFor('payout-back', payment, turn))
    })
  await end(deps, row, row.words ?? '', doer)
}

/** It is over, and may be begun anew or handed out in another way. `cameBack`: why, where money had moved. */
const end = (deps: Deps, row: PayoutRow, cameBack: string | null, doer: Doer): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const held = await heldOf(tx, row)
    if (!held) return
    await tx.update(cardPayouts).set({ state: 'over' }).where(eq(cardPayouts.payment, row.payment))
    await markNotSent(tx, held, { cameBack, amount: row.amount }, doer)
    // Who asked hears it at once; of what had arrived before nobody would.
    if (row.transfer !== null) await tellCameBack(tx, held, row, doer.at)
  })

/**
 * Looks at a transfer of a payout, when the provider says that something has become of it. One that was taken back is given to the
 * director again, and the payout is not handed out any more. A part of it alone is no payout: the rest is taken back as well.
 */
export async function settlePayout(deps: Deps, id: string): Promise<boolean> {
  const found = await askProvider(deps.cards, (stripe) => orNull(stripe.transfers.retrieve(id)))
  const row = found && (await payoutOf(deps.db, found.metadata.payment ?? ''))
  if (!found || !row || found.transfer_group !== groupOf(row)) return false
  if (found.amount_reversed === 0 || row.state === 'over') return true
  const left = found.amount - found.amount_reversed
  if (left > 0)
    await askProvider(deps.cards, (stripe) =>
      stripe.transfers.createReversal(id, { amount: left }, onceFor('payout-rest', id, found.amount_reversed)),
    )
  const words = row.words ?? 'Taken back'
  await note(deps, row, { state: 'goes-back', transfer: id, words })
  await giveBack(deps, { ...row, transfer: id, words }, { id: null, at: deps.now().toISOString(), device: null })
  return true
}

/** What was begun and has not come to its end, because a server was killed or the provider was away: it goes on. */
export async function goOnWithPayouts(deps: Deps, before: string): Promise<void> {
  const unfinished = and(inArray(cardPayouts.state, ['going', 'goes-back']), lt(cardPayouts.at, before))
  const doer = { id: null, at: deps.now().toISOString(), device: null }
  await eachRow(deps, 'card-payout', {
    find: ({ isDue, order }) =>
      deps.db
        .select()
        .from(cardPayouts)
        .where(and(unfinished, isDue(cardPayouts.payment)))
        .orderBy(order(cardPayouts.payment), asc(cardPayouts.at))
        .limit(AT_ONCE),
    id: ({ payment }) => payment,
    work: (row) => goOn(deps, row, doer),
  })
}

async function goOn(deps: Deps, row: PayoutRow, doer: Doer): Promise<void> {
  const payment = await paymentStore.find(deps.db, row.payment)
  if (row.state === 'goes-back' || !payment) return giveBack(deps, row, doer)
  await payOutByCard(deps, payment, await findTournament(deps.db, row.tournament), doer)
}
