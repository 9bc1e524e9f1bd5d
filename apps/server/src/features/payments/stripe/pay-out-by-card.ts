import { refused } from '@ramplight/domain/kernel/errors'
import { eq } from 'drizzle-orm'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { isByCard, markSent, type PaymentRow, sentAs } from '../payments/index.ts'
import { accountOf } from './card-accounts.store.ts'
import { cardPayouts } from './cards.table.ts'

type PayoutRow = typeof cardPayouts.$inferSelect
const groupOf = (payment: string) => `payout_${payment}`

/**
 * Pays a payout to the account of who won it. The money is taken from the account of the director first, and only then given on: so the
 * platform never pays for anybody. Our row is written before the provider is asked, and keeps what it calls both steps: a payment is paid
 * out once, however often somebody taps, and also when the provider has forgotten our keys. Then the payment says so, and the books with it.
 */
export async function payOutByCard(
  deps: Deps,
  payment: PaymentRow,
  tournament: TournamentRow | null,
  doer: Doer,
): Promise<{ transfer: string; amount: number }> {
  const sent = sentAs(payment)
  if (sent) return { transfer: sent, amount: payment.amount }
  if (payment.debitOrCredit !== 'debit' || payment.status === 'void' || payment.amount <= 0 || isByCard(payment) || !tournament)
    throw refused('cards.no-payout')
  const row = await begun(deps, payment, tournament)
  const charge = row.charge ?? (await take(deps, row))
  const transfer = row.transfer ?? (await give(deps, row, charge))
  await inTransaction(deps.db, (tx) => markSent(tx, payment.id, { transfer, amount: row.amount }, doer))
  return { transfer, amount: row.amount }
}

/** What was begun goes on between the same accounts and with the same amount, whatever has changed since. */
async function begun(deps: Deps, payment: PaymentRow, { id: tournament, director }: TournamentRow): Promise<PayoutRow> {
  const known = await payoutOf(deps, payment.id)
  if (known) return known
  const [from, to] = [await accountOf(deps, director), await accountOf(deps, payment.recipientOfPayment ?? payment.user)]
  if (!from?.chargesEnabled) throw refused('cards.director-not-ready')
  if (!to?.payoutsEnabled) throw refused('cards.recipient-not-ready')
  const fresh = { payment: payment.id, tournament, amount: payment.amount, payer: from.stripeId, recipient: to.stripeId }
  await deps.db
    .insert(cardPayouts)
    .values({ ...fresh, at: deps.now().toISOString() })
    .onConflictDoNothing()
  return (await payoutOf(deps, payment.id))!
}

async function payoutOf({ db }: Deps, payment: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(cardPayouts).where(eq(cardPayouts.payment, payment))
  return row ?? null
}

async function note(deps: Deps, row: PayoutRow, step: Partial<Pick<PayoutRow, 'charge' | 'transfer'>>): Promise<void> {
  await deps.db.update(cardPayouts).set(step).where(eq(cardPayouts.payment, row.payment))
}

const aboutPayout = ({ payment, tournament, amount }: PayoutRow) => ({
  ...{ amount, currency: 'usd', metadata: { payment, tournament }, transfer_group: groupOf(payment) },
})

async function take(deps: Deps, row: PayoutRow): Promise<string> {
  const id = await askProvider(deps.cards, async (stripe) => {
    const [there] = (await stripe.charges.list({ transfer_group: groupOf(row.payment), limit: 1 })).data
    return (there ?? (await stripe.charges.create({ ...aboutPayout(row), source: row.payer }, onceFor('payout-from', row.payment)))).id
  }).catch((error) => forget(deps, row, error))
  await note(deps, row, { charge: id })
  return id
}

/** The account of the director had not enough: nothing has moved, and it may be tried with what is right by then. */
async function forget(deps: Deps, row: PayoutRow, error: unknown): Promise<never> {
  const { code } = error as { code?: string }
  if (code === 'cards.declined' || code === 'cards.refused') await deps.db.delete(cardPayouts).where(eq(cardPayouts.payment, row.payment))
  throw error
}

async function give(deps: Deps, row: PayoutRow, charge: string): Promise<string> {
  const id = await askProvider(deps.cards, async (stripe) => {
    const there = (await stripe.transfers.list({ transfer_group: groupOf(row.payment), limit: 1 })).data[0]
    const asked = { ...aboutPayout(row), destination: row.recipient, source_transaction: charge }
    return (there ?? (await stripe.transfers.create(asked, onceFor('payout-to', row.payment)))).id
  })
  await note(deps, row, { transfer: id })
  return id
}
