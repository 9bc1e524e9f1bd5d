import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import {
  hasPriceIn,
  priceIdOf,
  priceSetOf,
  type SubscriptionLevelRow,
  subscriptionLevelStore,
} from '#features/subscriptions/subscription-levels/index'
import { type SubscriptionRow, subscriptionStore } from '#features/subscriptions/subscriptions/index'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import { atTime } from '#platform/cards/at-time'
import { firstOf } from '#platform/database/first-of'
import { toRecord } from '#platform/database/records'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { ensureCustomer, holderOf } from './customers.store.ts'
import { refuseSecond } from './one-subscription.ts'
import { pagesAt, wayBack } from './pages-at.ts'
import { changeSubscription, customerIn, keepSubscription } from './settle-subscription.ts'

const MOST = 100
/** So much of a moment says in which minute it is. */
const MINUTE = 'yyyy-mm-ddThh:mm'.length

/** A level that has a price at the provider, in the mode in use; any other is not for sale. */
async function soldLevel(deps: Deps, id: string): Promise<SubscriptionLevelRow & { price_id: string }> {
  const level = await subscriptionLevelStore.find(deps.db, id)
  if (!level) throw refused('reference.unknown', { field: 'level' })
  const price_id = priceIdOf(level, priceSetOf(deps))
  if (!level.active || !price_id) throw refused('subscription-level.not-for-sale')
  return { ...level, price_id }
}

async function kept(deps: Deps, ask: (stripe: Stripe) => Promise<Stripe.Subscription>) {
  const row = await changeSubscription(deps, ask)
  if (!row) throw refused('record.not-found')
  return toRecord(row)
}

/** Subscriptions of people to the product. What is changed here is changed at the provider; our row follows. */
export function subscriptionRoutes(app: FastifyInstance, deps: AppDeps): void {
  const mine = {
    load: ({ body, deps }: { body: { subscription_id: string }; deps: Deps }) =>
      firstOf(deps.db, subscriptionStore, eq(subscriptionStore.table.subscription_id, body.subscription_id)),
    subject: ({ user }: SubscriptionRow) => ({ user }),
  }

  route(app, deps, calls.levels, {
    handle: async ({ deps }) => {
      const set = priceSetOf(deps)
      const { table } = subscriptionLevelStore
      const rows = await subscriptionLevelStore.list(deps.db, and(eq(table.active, true), hasPriceIn(set)))
      return rows.map((row) => ({
        _id: row.id,
        name: row.name,
        type: row.type,
        price: row.price,
        billing_frequency: row.billing_frequency,
        price_id: priceIdOf(row, set)!,
      }))
    },
  })

  route(app, deps, calls.createSubscription, {
    handle: async (ctx) => {
      const [level, customer] = [await soldLevel(ctx.deps, ctx.body.level), await ensureCustomer(ctx.deps, signedIn(ctx).id)]
      const { invoice_settings } = (await askProvider(ctx.deps.cards, (stripe) => stripe.customers.retrieve(customer))) as Stripe.Customer
      const card = invoice_settings?.default_payment_method
      if (!card) throw refused('cards.no-card')
      const had = await refuseSecond(ctx.deps, customer)
      return kept(ctx.deps, (stripe) =>
        stripe.subscriptions.create(
          { customer, items: [{ price: level.price_id }], metadata: { level: level.id }, payment_behavior: 'error_if_incomplete' },
          // Two taps are one; a minute later the same card may have money.
          onceFor('subscribe', customer, level.id, had, String(card), ctx.deps.now().toISOString().slice(0, MINUTE)),
        ),
      )
    },
  })
  route(app, deps, calls.subscriptionCheckout, {
    handle: async (ctx) => {
      const [level, customer] = [await soldLevel(ctx.deps, ctx.body.level), await ensureCustomer(ctx.deps, signedIn(ctx).id)]
      await refuseSecond(ctx.deps, customer)
      const page = `${pagesAt(ctx.deps, ctx.request)}/director/subscriptions/upgrade`
      const asked: Stripe.Checkout.SessionCreateParams = {
        ...{ mode: 'subscription', customer, line_items: [{ price: level.price_id, quantity: 1 }] },
        ...{ subscription_data: { metadata: { level: level.id } }, success_url: page + wayBack(ctx.body.back, 'back') },
        cancel_url: page + wayBack(ctx.body.back),
      }
      const made = await askProvider(ctx.deps.cards, (stripe) =>
        stripe.checkout.sessions.create(asked, onceFor('subscribe-page', ctx.request.id)),
      )
      return { url: made.url ?? '' }
    },
  })
  route(app, deps, calls.createRecurringIntent, {
    handle: async (ctx) => {
      const [level, customer] = [await soldLevel(ctx.deps, ctx.body.level), await ensureCustomer(ctx.deps, signedIn(ctx).id)]
      await refuseSecond(ctx.deps, customer)
      const askedAt = ctx.deps.now().toISOString()
      const made = await askProvider(ctx.deps.cards, (stripe) =>
        stripe.subscriptions.create(
          {
            ...{ customer, items: [{ price: level.price_id }], metadata: { level: level.id }, payment_behavior: 'default_incomplete' },
            ...{ payment_settings: { save_default_payment_method: 'on_subscription' }, expand: ['latest_invoice.confirmation_secret'] },
          },
          onceFor('subscribe-intent', ctx.request.id),
        ),
      )
      await keepSubscription(ctx.deps, made, askedAt)
      const invoice = made.latest_invoice as Stripe.Invoice
      const secret = invoice.confirmation_secret?.client_secret ?? null
      const payment_intent = secret?.split('_secret_')[0] ?? ''
      return {
        subscription_id: made.id,
        payment_intent,
        status: 'waits-for-card' as const,
        amount: invoice.amount_due,
        client_secret: secret,
      }
    },
  })

  for (const call of [calls.processSubscriptionIntent, calls.getSubscription])
    route(app, deps, call, {
      ...mine,
      handle: ({ deps, body }) => kept(deps, (stripe) => stripe.subscriptions.retrieve(body.subscription_id)),
    })
  route(app, deps, calls.updateSubscription, {
    ...mine,
    handle: async ({ deps, body: { subscription_id, level: wanted } }) => {
      const level = await soldLevel(deps, wanted)
      const { items } = await askProvider(deps.cards, (stripe) => stripe.subscriptions.retrieve(subscription_id))
      const item = items.data[0]!
      if (item.price.id === level.price_id) return kept(deps, (stripe) => stripe.subscriptions.retrieve(subscription_id))
      const change = {
        ...{ items: [{ id: item.id, price: level.price_id }], metadata: { level: level.id } },
        proration_behavior: 'create_prorations' as const,
      }
      return kept(deps, (stripe) =>
        stripe.subscriptions.update(
          subscription_id,
          change,
          onceFor('level', subscription_id, item.price.id, level.price_id, item.current_period_start, deps.now().getTime()),
        ),
      )
    },
  })

  route(app, deps, calls.previewLevel, {
    ...mine,
    handle: async ({ deps, body: { subscription_id, level: wanted } }) => {
      const level = await soldLevel(deps, wanted)
      const said = await askProvider(deps.cards, async (stripe) => {
        const { items } = await stripe.subscriptions.retrieve(subscription_id)
        const details = { items: [{ id: items.data[0]!.id, price: level.price_id }], proration_behavior: 'create_prorations' as const }
        return stripe.invoices.createPreview({ subscription: subscription_id, subscription_details: details })
      })
      const prorated = said.lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration)
      return {
        change: prorated.reduce((sum, { amount }) => sum + amount, 0),
        bill: said.amount_due,
        at: atTime(said.next_payment_attempt ?? said.period_end),
      }
    },
  })

  const pausing = { pause: { pause_collection: { behavior: 'void' } }, resume: { pause_collection: '' } } as const
  for (const [name, call] of [
    ['pause', calls.pauseSubscription],
    ['resume', calls.resumeSubscription],
  ] as const)
    route(app, deps, call, {
      ...mine,
      handle: ({ deps, body: { subscription_id } }) =>
        kept(deps, (stripe) =>
          stripe.subscriptions.update(subscription_id, pausing[name], onceFor(name, subscription_id, deps.now().getTime())),
        ),
    })
  route(app, deps, calls.cancelSubscription, {
    ...mine,
    handle: async ({ deps, body: { subscription_id } }, row) => {
      if (row.status === 'canceled') return toRecord(row)
      return kept(deps, (stripe) => stripe.subscriptions.cancel(subscription_id, {}, onceFor('cancel', subscription_id)))
    },
  })
  route(app, deps, calls.syncSubscriptions, {
    load: ({ body, deps }) => holderOf(deps, body.customer),
    handle: async ({ deps }, { customer }) => {
      const askedAt = deps.now().toISOString()
      const { data } = await askProvider(deps.cards, (stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: MOST }))
      const rows: SubscriptionRow[] = []
      for (const said of data.filter((one) => customerIn(one) === customer)) {
        const row = await keepSubscription(deps, said, askedAt)
        if (row) rows.push(row)
      }
      return rows.map(toRecord)
    },
  })
}
