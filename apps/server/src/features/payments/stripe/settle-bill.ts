import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { lt } from 'drizzle-orm'
import type Stripe from 'stripe'
import { userStore } from '#features/people/users/index'
import { atTime } from '#platform/cards/at-time'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { lettersTo } from '../director-letters.ts'
import { postPaidToPlatform } from '../ledger/index.ts'
import { LEVELS_PAGE } from '../platform-invoices/charges/index.ts'
import { levelBills } from './cards.table.ts'
import { settlePlatformCharge } from './settle-platform-charge.ts'

/** A bill of a level, as the provider knows it: paid, it stands in the books; not paid, who should pay is told, after each try once. */
export async function settleBill(deps: Deps, director: string, bill: Stripe.Invoice): Promise<void> {
  if (bill.status === 'open') await warnOfBill(deps, director, bill)
  if (bill.status === 'paid' && bill.amount_paid > 0) await postBill(deps, director, bill)
}

/** In the books of who paid it and of the platform, with what became of it since, whoever tells of it and how often. */
async function postBill(deps: Deps, director: string, bill: Stripe.Invoice): Promise<void> {
  const paid = bill.payments?.data.find(({ payment }) => payment.type === 'payment_intent')?.payment.payment_intent
  const intent = typeof paid === 'string' ? paid : paid?.id
  const at = atTime(bill.status_transitions?.paid_at ?? bill.created)
  if (intent && (await settlePlatformCharge(deps, intent, { what: 'bill', record: bill.id!, director, at }))) return
  // Paid beside the card: somebody said so at the provider.
  const paidBy = { what: 'bill' as const, source: { family: 'subscriptions', record: bill.id! }, director, at }
  const money = { subscription: bill.amount_paid, fees: 0 }
  await inTransaction(deps.db, (tx) =>
    postPaidToPlatform(tx, { ...paidBy, money }, { id: null, at: deps.now().toISOString(), device: null }),
  )
}

/** Who types a card while they buy hears it on that page. */
const FALLS_DUE: ReadonlySet<string | null> = new Set(['subscription_cycle', 'subscription_update'])

async function warnOfBill(
  deps: Deps,
  user: string,
  { id, amount_due: amount, attempt_count: tries, ...bill }: Stripe.Invoice,
): Promise<void> {
  if (tries === 0 || !FALLS_DUE.has(bill.billing_reason)) return
  const at = deps.now().toISOString()
  await inTransaction(deps.db, async (tx) => {
    // News that comes twice, late or out of order tells of no try again.
    const told = await tx
      .insert(levelBills)
      .values({ id: id!, user, amount, tries, at })
      .onConflictDoUpdate({ target: levelBills.id, set: { tries, at }, setWhere: lt(levelBills.tries, tries) })
      .returning()
    const person = told.length ? await userStore.find(tx, user) : null
    if (!person?.email) return
    const { language, letters, day } = await lettersTo(tx, user)
    const next = bill.next_payment_attempt ? day(atTime(bill.next_payment_attempt)) : null
    const words = letters.levelBill({ amount: dollarsAndCents(amount), tries, next })
    await leaveMessage(tx, { kind: 'mail', to: person.email, ...words, link: LEVELS_PAGE, person: user, language }, { at, about: id! })
  })
}
