import { afterFailure } from '@ramplight/domain/money/monthly-bill'
import { billState, type PlatformMoney, platformMoney } from '@ramplight/domain/money/platform-charges'
import type { PaidToPlatform } from '@ramplight/domain/money/platform-lines'
import { FEE_PER_LICENSE } from '@ramplight/domain/registration/fees'
import { and, eq, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Doer } from '#platform/audit/doer'
import type { Queryable, Tx } from '#platform/database/types'
import { setLocked } from '../../accounts/index.ts'
import { postPaidToPlatform } from '../../ledger/index.ts'
import { type InvoiceRow, platformInvoices as invoices, platformMovements } from '../platform-invoices.table.ts'
import { asMovement, isUnpaid, type MovementRow, movementsOf, type PaidFor, sourceOf } from './charges.store.ts'
import { tellOfCharge } from './tell-of-charge.ts'

/** A movement as the provider says it. */
type Moved = { kind: MovementRow['kind']; id: string; amount: number; providerFee: number; at: string }
/** A payment as the provider has it now. */
export type Charge = { intent: string; of: PaidFor; movements: readonly Moved[]; disputes: readonly Stripe.Dispute[] }

const bySystem = (at: string): Doer => ({ id: null, at, device: null })

/** What a payment at the provider is for: it carries our note, or we have written it down. Its word alone makes none ours. */
export async function paidForBy(db: Queryable, { id, metadata }: Pick<Stripe.PaymentIntent, 'id' | 'metadata'>): Promise<PaidFor | null> {
  const [known] = await db
    .select()
    .from(platformMovements)
    .where(and(eq(platformMovements.intent, id), eq(platformMovements.kind, 'payment')))
  if (known) {
    const [what = '', record = ''] = known.source.split(' ')
    return { what: what as PaidFor['what'], record, director: known.director }
  }
  const named = metadata?.platformInvoice
  if (!named) return null
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, named), eq(invoices.intent, id)))
  return row ? { what: 'invoice', record: row.id, director: row.director, ...(row.paidAt ? { at: row.paidAt } : {}) } : null
}

/**
 * Writes down what has become of a payment to the platform, each movement once, and makes the rest say it: both books, and where an invoice
 * stands. It may run as often as one likes, in any order, and by two at once.
 */
export async function noteCharge(tx: Tx, { intent, of, movements, disputes }: Charge, now: string): Promise<void> {
  const source = sourceOf(of.what, of.record)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`platform-charge ${source}`}, 0))`)
  const decided = disputes.flatMap(({ id, amount, status }): Moved[] =>
    status === 'lost' ? [{ kind: 'dispute-lost', id, amount, providerFee: 0, at: now }] : [],
  )
  const fresh: Moved[] = []
  for (const one of [...movements, ...decided]) {
    // What a bank has decided has no day there but that on which it began.
    const at = one.kind === 'dispute-won' || one.kind === 'refund-failed' ? now : one.kind === 'payment' ? (of.at ?? now) : one.at
    const { id, ...moved } = one
    const row = { ...moved, key: `${one.kind} ${id}`, source, director: of.director, intent, at }
    const written = await tx.insert(platformMovements).values(row).onConflictDoNothing().returning({ key: platformMovements.key })
    if (written.length) fresh.push({ ...one, at })
  }
  const money = platformMoney(((await movementsOf(tx, [source])).get(source) ?? []).map(asMovement))
  const at = fresh.at(-1)?.at ?? now
  const isFirst = fresh.some(({ kind }) => kind === 'payment')
  if (of.what === 'invoice') await settleInvoice(tx, of.record, { money, intent, at, now, isFirst })
  else await postPaidToPlatform(tx, { ...billOf(of), at, money: { ...money, subscription: money.paid } }, bySystem(now))
  for (const one of fresh) await tellOfCharge(tx, of, one, now)
}

const billOf = ({ record, director }: PaidFor) => ({ what: 'bill' as const, source: { family: 'subscriptions', record }, director })

type Settled = { money: PlatformMoney; intent: string; at: string; now: string; isFirst: boolean }

/** Where an invoice stands by what has moved for it; who owes nothing of what had failed is unlocked. */
async function settleInvoice(tx: Tx, id: string, { money, intent, at, now, isFirst }: Settled): Promise<void> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  if (!row) return
  await postInvoice(tx, row, { money, at: isFirst && !row.paidAt ? now : at })
  const state = billState(row.amount, money)
  if (state === 'owed') {
    if (!isUnpaid(row)) await owedAgain(tx, row, now)
    // It has paid a part, and can pay nothing more: the rest is another payment.
    else if (row.intent === intent) await tx.update(invoices).set({ intent: null }).where(eq(invoices.id, id))
    return
  }
  if (row.status === state) return
  const settled = { status: state, paidAt: row.paidAt ?? now, tryAt: null, lastError: null }
  await tx.update(invoices).set(settled).where(eq(invoices.id, id))
  if (row.status === 'failed' && !(await hasFailed(tx, row.director))) await setLocked(tx, row.director, false, bySystem(now))
}

/** A bank keeps what it took: the invoice is open again, as if the card had not paid the first time. Its next payment is another one. */
async function owedAgain(tx: Tx, { id }: InvoiceRow, now: string): Promise<void> {
  const { tryAt } = afterFailure({ tries: 1, firstTryAt: now, at: now })
  const open = { status: 'open' as const, intent: null, paidAt: null, tries: 1, firstTryAt: now, tryAt, lastError: 'cards.taken-back' }
  await tx.update(invoices).set(open).where(eq(invoices.id, id))
}

async function hasFailed(tx: Tx, director: string): Promise<boolean> {
  const failed = and(eq(invoices.director, director), eq(invoices.status, 'failed'))
  return (await tx.select({ id: invoices.id }).from(invoices).where(failed).limit(1)).length > 0
}

type Posted = { money: Pick<PlatformMoney, 'paid' | 'fees'> & Partial<PlatformMoney>; at: string }

/** In the books of the director and of the platform, as things are now. */
export function postInvoice(tx: Tx, { id, director, amount, licensed }: InvoiceRow, { money, at }: Posted): Promise<void> {
  // What is paid a second time pays for the same things; of a part of it the anglers come first.
  const anglers = amount - licensed.length * FEE_PER_LICENSE
  const [times, rest] = amount > 0 ? [Math.floor(money.paid / amount), money.paid % amount] : [0, 0]
  const fee = times * anglers + Math.min(rest, anglers)
  const paid: PaidToPlatform = { ...money, 'angler-fee': fee, license: money.paid - fee }
  return postPaidToPlatform(
    tx,
    { what: 'invoice', source: { family: 'platform-invoices', record: id }, director, at, money: paid },
    bySystem(at),
  )
}
