import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { feePayerFrom } from '@ramplight/domain/registration/fees'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { findTournament, tournamentSubject } from '#features/tournaments/tournaments/index'
import { askProvider } from '#platform/cards/ask-provider'
import { type Context, signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { feePayerOf } from '../accounts/index.ts'
import { paymentStore } from '../payments/index.ts'
import { ofBoatToPay } from './boat-to-pay.ts'
import { cardCheckouts } from './cards.table.ts'
import { isPayable } from './close-settled.ts'
import { pagesAt } from './pages-at.ts'
import { payOutByCard } from './pay-out-by-card.ts'
import { payoutWays } from './payout-ways.ts'
import { shownCheckout } from './shown-checkout.ts'
import { startCheckout } from './start-checkout.ts'
import { canPayByCard } from './takes-cards/index.ts'

const STATES: Partial<Record<Stripe.PaymentIntent.Status, 'asks-whose-card' | 'processing' | 'paid' | 'over'>> = {
  succeeded: 'paid',
  canceled: 'over',
  processing: 'processing',
  requires_action: 'asks-whose-card',
}
/** The money has moved, or is on its way. */
const DONE: ReadonlySet<string> = new Set(['paid', 'processing'])
const shownIntent = (intent: Stripe.PaymentIntent) => ({
  payment_intent: intent.id,
  status: STATES[intent.status] ?? ('waits-for-card' as const),
  amount: intent.amount,
  client_secret: intent.client_secret ?? null,
})

type ForEntry = Context<typeof calls.createCheckout>

const whoPays = (ctx: ForEntry) => ({ id: ctx.body._id, user: signedIn(ctx).id, mine: ctx.body.mine ?? false })

/** Paying for an entry, and paying out what was won. */
export function checkoutRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.createCheckout, {
    ...ofBoatToPay,
    handle: async (ctx, loaded) => {
      const pages = pagesAt(ctx.deps, ctx.request)
      return shownCheckout(await startCheckout(ctx.deps, { ...loaded, ...whoPays(ctx), way: 'page', pages }))
    },
  })
  route(app, deps, cardCheckoutCalls.takesCards, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async ({ deps }, tournament) => ({
      takesCards: await canPayByCard(deps, deps.db, tournament),
      feeOnTop: feePayerFrom(await feePayerOf(deps.db, tournament.director)) === 'Angler',
    }),
  })
  route(app, deps, calls.createPaymentIntent, {
    ...ofBoatToPay,
    handle: async (ctx, loaded) => {
      const row = await startCheckout(ctx.deps, { ...loaded, ...whoPays(ctx), way: 'intent', pages: '' })
      return shownIntent(await askProvider(ctx.deps.cards, (stripe) => stripe.paymentIntents.retrieve(row.paymentIntent!)))
    },
  })
  route(app, deps, calls.getPaymentIntent, {
    load: async ({ body, deps }) => {
      const [row] = await deps.db.select().from(cardCheckouts).where(eq(cardCheckouts.paymentIntent, body.payment_intent))
      return row ?? null
    },
    handle: async ({ body, deps }, row) => {
      const shown = shownIntent(await askProvider(deps.cards, (stripe) => stripe.paymentIntents.retrieve(body.payment_intent)))
      if (await isPayable(deps, row)) return shown
      // Its secret opens a payment that nobody has to make any more; the page is closed within the minute.
      return { ...shown, client_secret: null, status: DONE.has(shown.status) ? shown.status : 'over' }
    },
  })

  route(app, deps, calls.payoutWays, { handle: (ctx) => payoutWays(ctx.deps, ctx.body.ids, signedIn(ctx)) })
  route(app, deps, calls.transfer, {
    load: async ({ body, deps }) => {
      const payment = await paymentStore.find(deps.db, body.payment)
      return (
        payment && { payment, tournament: payment.sourceModuleRecord ? await findTournament(deps.db, payment.sourceModuleRecord) : null }
      )
    },
    subject: ({ payment, tournament }) => ({ user: payment.user, tournament: tournament && tournamentSubject(tournament) }),
    handle: ({ deps, doer }, { payment, tournament }) => payOutByCard(deps, payment, tournament, doer),
  })
}
