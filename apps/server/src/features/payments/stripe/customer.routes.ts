import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { customerOf, ensureCustomer, holderOf } from './customers.store.ts'
import { pagesAt, wayBack } from './pages-at.ts'

/** The provider shows a hundred at once, and nobody has more cards. */
const MOST = 100
/** The page that somebody has left to save a card. */
const BACK_TO = { payments: '/angler/payments', fees: '/director/subscriptions' } as const
const idOf = (named: string | { id: string } | null | undefined): string | null => (typeof named === 'string' ? named : (named?.id ?? null))

const defaultOf = (customer: Stripe.Customer) => idOf(customer.invoice_settings?.default_payment_method)

async function known(deps: Deps, id: string): Promise<Stripe.Customer> {
  const found = await askProvider(deps.cards, (stripe) => stripe.customers.retrieve(id))
  if (found.deleted) throw refused('record.not-found')
  return found
}

const shown = (customer: Stripe.Customer) => ({
  customer: customer.id,
  email: customer.email ?? null,
  name: customer.name ?? null,
  default_payment_method: defaultOf(customer),
})

async function cardsOf(deps: Deps, id: string) {
  const preferred = defaultOf(await known(deps, id))
  const { data } = await askProvider(deps.cards, (stripe) => stripe.customers.listPaymentMethods(id, { type: 'card', limit: MOST }))
  return data.flatMap(({ id, card }) =>
    card
      ? [
          {
            payment_method: id,
            brand: card.brand,
            last4: card.last4,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            isDefault: id === preferred,
          },
        ]
      : [],
  )
}

/** A card that the customer has; another one does not exist for who asks. */
async function demandOwnCard(deps: Deps, customer: string, card: string): Promise<void> {
  const found = await askProvider(deps.cards, (stripe) => stripe.paymentMethods.retrieve(card))
  if (idOf(found.customer) !== customer) throw refused('record.not-found')
}

/** Whose cards are kept at the provider, and which. Everybody has their own, and sees no others. */
export function customerRoutes(app: FastifyInstance, deps: AppDeps): void {
  const holder = { load: ({ body, deps }: { body: { customer: string }; deps: Deps }) => holderOf(deps, body.customer) }

  route(app, deps, calls.createCustomer, {
    handle: async (ctx) => shown(await known(ctx.deps, await ensureCustomer(ctx.deps, signedIn(ctx).id))),
  })
  route(app, deps, calls.getCustomer, { ...holder, handle: async ({ deps }, { customer }) => shown(await known(deps, customer)) })
  route(app, deps, calls.cards, { ...holder, handle: ({ deps }, { customer }) => cardsOf(deps, customer) })

  route(app, deps, calls.ownCards, {
    handle: async ({ deps, ...ctx }) => {
      const customer = deps.cards ? ((await customerOf(deps, signedIn(ctx).id))?.customer ?? null) : null
      return { isOn: !!deps.cards, customer, cards: customer ? await cardsOf(deps, customer) : [] }
    },
  })

  route(app, deps, calls.setDefaultCard, {
    ...holder,
    handle: async ({ deps, body: { payment_method } }, { customer }) => {
      await demandOwnCard(deps, customer, payment_method)
      const settings = { invoice_settings: { default_payment_method: payment_method } }
      // Said by its state, not by its turn: today this card, tomorrow that one, then this one again.
      return shown(
        await askProvider(deps.cards, (stripe) =>
          stripe.customers.update(customer, settings, onceFor('default', customer, payment_method, deps.now().getTime())),
        ),
      )
    },
  })
  route(app, deps, calls.removeCard, {
    ...holder,
    handle: async ({ deps, body: { payment_method } }, { customer }) => {
      const mine = (await cardsOf(deps, customer)).some((card) => card.payment_method === payment_method)
      // A card that is gone already, and one of somebody else, are the same to who asks.
      if (mine)
        await askProvider(deps.cards, (stripe) => stripe.paymentMethods.detach(payment_method, {}, onceFor('detach', payment_method)))
      return cardsOf(deps, customer)
    },
  })

  route(app, deps, calls.createSetupIntent, {
    handle: async (ctx) => {
      const customer = await ensureCustomer(ctx.deps, signedIn(ctx).id)
      const asked = { customer, usage: 'off_session' as const, payment_method_types: ['card'] }
      const made = await askProvider(ctx.deps.cards, (stripe) => stripe.setupIntents.create(asked, onceFor('setup', ctx.request.id)))
      return { setup_intent: made.id, status: made.status, client_secret: made.client_secret ?? '' }
    },
  })
  route(app, deps, calls.setupCheckout, {
    handle: async (ctx) => {
      const customer = await ensureCustomer(ctx.deps, signedIn(ctx).id)
      const back = `${pagesAt(ctx.deps, ctx.request)}${BACK_TO[ctx.body.back ?? 'payments']}${wayBack(ctx.body.from)}`
      const asked = { mode: 'setup', currency: 'usd', customer, success_url: back, cancel_url: back } as const
      const made = await askProvider(ctx.deps.cards, (stripe) =>
        stripe.checkout.sessions.create(asked, onceFor('setup-page', ctx.request.id)),
      )
      return { url: made.url ?? '' }
    },
  })
  route(app, deps, calls.portal, {
    handle: async (ctx) => {
      const { id, userType } = signedIn(ctx)
      const customer = await ensureCustomer(ctx.deps, id)
      const back = BACK_TO[userType === 'Angler' ? 'payments' : 'fees']
      const asked = { customer, return_url: `${pagesAt(ctx.deps, ctx.request)}${back}` }
      return {
        url: (await askProvider(ctx.deps.cards, (stripe) => stripe.billingPortal.sessions.create(asked, onceFor('portal', ctx.request.id))))
          .url,
      }
    },
  })
}
