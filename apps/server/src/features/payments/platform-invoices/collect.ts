import type { ErrorCode } from '@ramplight/domain/kernel/errors'
import { refused } from '@ramplight/domain/kernel/errors'
import { afterFailure } from '@ramplight/domain/money/monthly-bill'
import { and, asc, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm'
import type Stripe from 'stripe'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { eachRow } from '#platform/jobs/each-row'
import { setLocked } from '../accounts/index.ts'
import { customerOf, settlePlatformCharge } from '../stripe/index.ts'
import { bySystem } from './bill-month.ts'
import { cardOf } from './card-of.ts'
import { owedOf, paymentsOf, UNPAID } from './charges/index.ts'
import { type InvoiceRow, platformInvoices as invoices } from './platform-invoices.table.ts'
import { warn } from './warn.ts'

/** What the card or the director can do something about counts as a try. */
const COUNTS: ReadonlySet<string> = new Set<ErrorCode>(['cards.declined', 'cards.asks', 'cards.no-card'])
/** No card was asked, so it is no try: it waits for the next hour. */
const WAITS: ReadonlySet<string> = new Set<ErrorCode>(['cards.away', 'cards.off'])

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

/** Asks the cards of all invoices whose turn it is. Answers how many are paid now. */
export async function collectDue(deps: Deps): Promise<number> {
  const due = and(eq(invoices.status, 'open'), lte(invoices.tryAt, deps.now().toISOString()))
  const failed: unknown[] = []
  let paid = await eachRow(deps, 'collect-invoice', {
    find: () => deps.db.select({ id: invoices.id }).from(invoices).where(due).orderBy(asc(invoices.tryAt), asc(invoices.id)),
    id: ({ id }) => id,
    work: async ({ id }) => {
      const [row] = await deps.db
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), due))
      return row !== undefined && tryCard(deps, row)
    },
    failed,
  })
  paid += await lookAtPaid(deps, eq(invoices.status, 'failed'), failed)
  if (failed.length) throw new AggregateError(failed, `Platform fees: ${failed.length} invoices couldn’t be collected`)
  return paid
}

/** The turn of an invoice: it is paid, or the try is counted, once. */
async function tryCard(deps: Deps, row: InvoiceRow): Promise<boolean> {
  try {
    // The key says which try this is: a server that was killed while it asked gets the same answer when it asks again.
    await payInvoice(deps, row, ['try', row.tries + 1])
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code && COUNTS.has(code)) await noteFailure(deps, row, code)
    else if (!code || !WAITS.has(code)) throw error
    return false
  }
}

/**
 * Has the card on file of a director pay an invoice. There is one payment of each invoice at the provider, made before any card is asked,
 * and it can succeed only once: whoever asks, how often, and wherever a server is killed. Throws what the card or the provider says.
 * `back`: the page of whoever is there to prove to their bank that it is them. Answers the page of the provider on which they do; null
 * where it is paid.
 */
export async function payInvoice(
  deps: Deps,
  row: InvoiceRow,
  turn: readonly (string | number)[],
  back: string | null = null,
): Promise<string | null> {
  const customer = (await customerOf(deps, row.director))?.customer
  if (!customer) throw refused(deps.cards ? 'cards.no-card' : 'cards.off')
  const intent = await intentOf(deps, row, customer)
  const found = await askProvider(deps.cards, (stripe) => stripe.paymentIntents.retrieve(intent))
  if (found.status !== 'succeeded') {
    const card = await cardOf(deps, customer)
    if (!card) throw refused('cards.no-card')
    const asked: Stripe.PaymentIntentConfirmParams = { payment_method: card.id, ...(back ? { return_url: back } : { off_session: true }) }
    const said = await askProvider(deps.cards, (stripe) =>
      stripe.paymentIntents.confirm(intent, asked, onceFor('platform-invoice', row.id, intent, ...turn, card.id)),
    )
    const prove = said.status === 'requires_action' ? said.next_action?.redirect_to_url?.url : null
    if (prove) return prove
    if (said.status !== 'succeeded') throw refused('cards.asks')
  }
  await settlePlatformCharge(deps, intent)
  return null
}

/**
 * Who has proved it on the page of the provider may never come back to ours: what is paid there is paid. Answers how many were found.
 * `failed`: hears of what could not be looked at.
 */
export const lookAtPaid = (deps: Deps, which: SQL, failed: unknown[] = []): Promise<number> =>
  eachRow(deps, 'failed-invoice', {
    find: () =>
      deps.db
        .select()
        .from(invoices)
        .where(and(which, inArray(invoices.status, [...UNPAID]), isNotNull(invoices.intent))),
    id: ({ id }) => id,
    work: ({ intent }) => settlePlatformCharge(deps, intent!).catch(ifAway),
    failed,
  })

const ifAway = (error: unknown): false => {
  if (!WAITS.has(codeOf(error) ?? '')) throw error
  return false
}

async function intentOf(deps: Deps, row: InvoiceRow, customer: string): Promise<string> {
  const { id, intent, director } = row
  if (intent) return intent
  const amount = await owedOf(deps.db, row)
  const asked = { amount, currency: 'usd', customer, metadata: { platformInvoice: id, director } }
  // What a bank has kept was one payment; the next one has a key of its own.
  const before = await paymentsOf(deps.db, id)
  const key = onceFor('platform-invoice', id, ...(before ? [before] : []))
  const made = await askProvider(deps.cards, (stripe) => stripe.paymentIntents.create(asked, key))
  // Of two who made one at once, the first stays; the other was never paid and never will be.
  return inTransaction(deps.db, async (tx) => {
    const held = (await lock(tx, id))!
    if (held.intent) return held.intent
    await tx.update(invoices).set({ intent: made.id }).where(eq(invoices.id, id))
    return made.id
  })
}

const lock = async (tx: Tx, id: string): Promise<InvoiceRow | undefined> =>
  (await tx.select().from(invoices).where(eq(invoices.id, id)).for('update'))[0]

/** Counts a try, warns by mail, and after the last one locks the account. Of two who tried at once one counts. */
const noteFailure = (deps: Deps, seen: InvoiceRow, code: string): Promise<void> =>
  inTransaction(deps.db as Db, async (tx) => {
    const row = await lock(tx, seen.id)
    if (row?.status !== 'open' || row.tries !== seen.tries) return
    const at = deps.now().toISOString()
    const owed = await owedOf(tx, row)
    // Who hears for the first time that their bank asks has as many days to answer it as after a first try.
    if (code === 'cards.asks' && row.lastError !== code) {
      const next = { lastError: code, tryAt: afterFailure({ tries: 1, firstTryAt: at, at }).tryAt }
      await tx.update(invoices).set(next).where(eq(invoices.id, row.id))
      return warn(tx, { ...row, ...next, owed }, at, false)
    }
    const [tries, firstTryAt] = [row.tries + 1, row.firstTryAt ?? at]
    const { isLast, tryAt } = afterFailure({ tries, firstTryAt, at })
    const next = { tries, firstTryAt, tryAt, lastError: code, status: isLast ? ('failed' as const) : ('open' as const) }
    await tx.update(invoices).set(next).where(eq(invoices.id, row.id))
    if (isLast) await setLocked(tx, row.director, true, bySystem(at))
    await warn(tx, { ...row, ...next, owed }, at)
  })
