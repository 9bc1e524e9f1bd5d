import { and, asc, eq, lt } from 'drizzle-orm'
import { askProvider } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import { eachRow, eachStep } from '#platform/jobs/each-row'
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

export type Reconciled = { told: number; done: number; closed: number }

/**
 * Finds what no webhook told: goes through everything that has happened at the provider in the last days, and does what is not done. It
 * goes the same way as a webhook, so it can run as often as one likes. Each step by itself; throws when one could not be done.
 */
export async function reconcileCards(deps: Deps): Promise<Reconciled> {
  const all: Reconciled = { told: 0, done: 0, closed: 0 }
  const faults = await eachStep(deps, {
    'card-events-at-provider': () => lookAtEvents(deps, all),
    // What happens at a connected account stands in no list of ours: each is asked for.
    'card-accounts': () =>
      eachRow(deps, 'card-account', {
        find: ({ isDue }) => allOpenAccounts(deps.db, isDue),
        id: ({ stripeId }) => stripeId,
        work: ({ stripeId }) => settleAccount(deps, stripeId),
      }),
    'card-stuck': () =>
      eachRow(deps, 'stuck-card', {
        find: (due) => stuckCheckouts(deps.db, due),
        id: ({ id }) => id,
        work: async ({ paymentIntent }) => paymentIntent !== null && settlePayment(deps, paymentIntent),
      }),
    'card-events': async () => {
      all.done += await doWaiting(deps)
    },
    'card-late': async () => {
      all.closed += await closeLate(deps)
    },
  })
  if (faults.length) throw new AggregateError(faults, `Cards: ${faults.length} steps of the night could not be done`)
  return all
}

async function lookAtEvents(deps: Deps, all: Reconciled): Promise<void> {
  const since = Math.floor(deps.now().getTime() / 1000) - LOOK_BACK_DAYS * DAY_S
  for (let after: string | undefined, more = true; more; ) {
    const page = await askProvider(deps.cards, (stripe) =>
      stripe.events.list({ created: { gte: since }, limit: A_PAGE, ...(after ? { starting_after: after } : {}) }),
    )
    await eachRow(deps, 'card-event-at-provider', {
      find: async () => page.data.filter(concernsUs),
      id: ({ id }) => id,
      work: async (event) => {
        const kept = await keepEvent(deps, event, 'look')
        if (!kept) return
        all.told++
        if (await doEvent(deps, kept)) all.done++
      },
    })
    after = page.data.at(-1)?.id
    more = page.has_more && after !== undefined
  }
}

/** Gives places back that nobody paid for in time. What was paid at the last moment counts. Answers how many were given back. */
export function closeLate(deps: Deps): Promise<number> {
  const isLate = and(eq(cardCheckouts.state, 'open'), lt(cardCheckouts.heldUntil, deps.now().toISOString()))
  return eachRow(deps, 'late-page', {
    find: ({ isDue, order }) =>
      deps.db
        .select()
        .from(cardCheckouts)
        .where(and(isLate, isDue(cardCheckouts.id)))
        .orderBy(order(cardCheckouts.id), asc(cardCheckouts.heldUntil))
        .limit(AT_ONCE),
    id: ({ id }) => id,
    work: async (row) => {
      if (row.session) await settleSession(deps, row.session)
      else if (row.paymentIntent) await settlePayment(deps, row.paymentIntent)
      await closeCheckout(deps, row)
    },
  })
}
