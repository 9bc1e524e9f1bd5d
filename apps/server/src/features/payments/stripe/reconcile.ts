import { and, asc, eq, lt } from 'drizzle-orm'
import { askProvider } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import { allOpenAccounts } from './card-accounts.store.ts'
import { cardCheckouts } from './cards.table.ts'
import { concernsUs, doEvent, doWaiting, keepEvent } from './hear-event.ts'
import { stuckCheckouts } from './level-account.ts'
import { settleAccount } from './settle-account.ts'
import { settlePayment, settleSession } from './settle-payment.ts'
import { closeCheckout } from './start-checkout.ts'

const DAY_S = 86_400
/** The provider keeps what it told for a month, and tries for three days to tell it. */
const LOOK_BACK_DAYS = 4
const A_PAGE = 100
const AT_ONCE = 100

/** Paid meanwhile, the bank has not answered, or the provider is away: the next turn looks again. */
export const NOT_YET: readonly string[] = ['cards.nothing-due', 'cards.on-its-way', 'cards.away']

export type Reconciled = { told: number; done: number; closed: number }

/**
 * Finds what no webhook told: goes through everything that has happened at the provider in the last days, and does what is not done. It
 * goes the same way as a webhook, so it can run as often as one likes.
 */
export async function reconcileCards(deps: Deps): Promise<Reconciled> {
  const since = Math.floor(deps.now().getTime() / 1000) - LOOK_BACK_DAYS * DAY_S
  let [told, done] = [0, 0]
  for (let after: string | undefined, more = true; more; ) {
    const page = await askProvider(deps.cards, (stripe) =>
      stripe.events.list({ created: { gte: since }, limit: A_PAGE, ...(after ? { starting_after: after } : {}) }),
    )
    for (const event of page.data.filter(concernsUs)) {
      const kept = await keepEvent(deps, event, 'look')
      if (!kept) continue
      told++
      if (await doEvent(deps, kept)) done++
    }
    after = page.data.at(-1)?.id
    more = page.has_more && after !== undefined
  }
  // What happens at a connected account stands in no list of ours: each is asked for.
  for (const { stripeId } of await allOpenAccounts(deps.db)) await settleAccount(deps, stripeId)
  for (const { paymentIntent } of await stuckCheckouts(deps.db)) if (paymentIntent) await settlePayment(deps, paymentIntent)
  return { told, done: done + (await doWaiting(deps)), closed: await closeLate(deps) }
}

/** Gives places back that nobody paid for in time. What was paid at the last moment counts. Answers how many were given back. */
export async function closeLate(deps: Deps): Promise<number> {
  const late = and(eq(cardCheckouts.state, 'open'), lt(cardCheckouts.heldUntil, deps.now().toISOString()))
  const rows = await deps.db.select().from(cardCheckouts).where(late).orderBy(asc(cardCheckouts.heldUntil)).limit(AT_ONCE)
  let closed = 0
  for (const row of rows) {
    if (row.session) await settleSession(deps, row.session)
    else if (row.paymentIntent) await settlePayment(deps, row.paymentIntent)
    const outcome = await closeCheckout(deps, row).then(
      () => true,
      (error: { code?: string }) => {
        if (NOT_YET.includes(error.code ?? '')) return false
        throw error
      },
    )
    if (outcome) closed++
  }
  return closed
}
