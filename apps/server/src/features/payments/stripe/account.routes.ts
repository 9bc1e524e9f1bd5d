import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin, isDirector } from '@ramplight/domain/policies/who'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import { userStore } from '#features/people/users/index'
import { demandFeature } from '#features/subscriptions/plans/index'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import { atTime } from '#platform/cards/at-time'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { bankCases } from './bank-cases.ts'
import { type AccountRow, accountOf, openAccount } from './card-accounts.store.ts'
import { cardAttention } from './card-attention.ts'
import { cardAccounts } from './cards.table.ts'
import { pagesAt } from './pages-at.ts'
import { payoutReport } from './payout-report.ts'
import { settleAccount, stateOf } from './settle-account.ts'

const MOST = 100
/** Where somebody comes back to from the provider. */
const backOf = (ctx: { deps: Deps; request: FastifyRequest; actor: Actor | null }): string =>
  pagesAt(ctx.deps, ctx.request) + (isDirector(ctx.actor) ? '/director/payments/stripe' : '/angler/payments')

/** The account by which a person gets money; made when there is none. Two at once make one. */
export async function ensureAccount(deps: Deps, user: string): Promise<AccountRow> {
  const known = await accountOf(deps, user)
  if (known) return known
  const person = await userStore.find(deps.db, user)
  if (!person) throw refused('record.not-found')
  const before = (await deps.db.select({ id: cardAccounts.stripeId }).from(cardAccounts).where(eq(cardAccounts.user, user))).length
  const asked: Stripe.AccountCreateParams = {
    ...{ type: 'express', country: 'US', metadata: { user }, ...(person.email ? { email: person.email } : {}) },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  }
  const askedAt = deps.now().toISOString()
  const made = await askProvider(deps.cards, (stripe) =>
    stripe.accounts.create(asked, onceFor('account', user, before, person.email ?? '')),
  )
  await deps.db
    .insert(cardAccounts)
    .values({ stripeId: made.id, user, createdAt: askedAt, askedAt, ...stateOf(made) })
    .onConflictDoNothing()
  return (await accountOf(deps, user))!
}

/** A director who begins to take cards needs a level that has it. Who has begun goes on, and an angler who is to be paid needs none. */
async function accountByLevel({ deps, actor }: { deps: Deps; actor: Actor }): Promise<AccountRow> {
  if (isDirector(actor) && !(await accountOf(deps, actor.id))) await demandFeature(deps, actor.id, 'payments')
  return ensureAccount(deps, actor.id)
}

/** As the provider knows it now; what it says is kept. */
async function shown(deps: Deps, row: AccountRow) {
  await settleAccount(deps, row.stripeId)
  const now = (await openAccount(deps, row.stripeId)) ?? row
  const balance = await askProvider(deps.cards, (stripe) => stripe.balance.retrieve({}, { stripeAccount: row.stripeId }))
  return {
    stripeId: now.stripeId,
    charges_enabled: now.chargesEnabled,
    payouts_enabled: now.payoutsEnabled,
    details_submitted: now.detailsSubmitted,
    needs: now.needs,
    available: balance.available.reduce((sum, { amount }) => sum + amount, 0),
  }
}

async function linkFor(deps: Deps, stripeId: string, back: string): Promise<string> {
  const asked = {
    account: stripeId,
    type: 'account_onboarding',
    return_url: back,
    refresh_url: `${back}?again=1`,
  } as const
  return (await askProvider(deps.cards, (stripe) => stripe.accountLinks.create(asked, onceFor('link', stripeId, deps.now().getTime())))).url
}

async function paidOutTo(deps: Deps, stripeId: string, kind?: 'bank_account' | 'card') {
  const { data } = await askProvider(deps.cards, (stripe) =>
    stripe.accounts.listExternalAccounts(stripeId, { limit: MOST, ...(kind ? { object: kind } : {}) }),
  )
  return data.map((one) =>
    one.object === 'card'
      ? { key: one.id, kind: 'card' as const, name: one.brand, last4: one.last4 ?? '' }
      : { key: one.id, kind: 'bank' as const, name: one.bank_name ?? '', last4: one.last4 ?? '' },
  )
}

type Line = { id: string; created: number; type?: string; amount: number; fee?: number; net?: number; status?: string }
const lineOf = (type: string) => (line: Line) => ({
  ...{ key: line.id, at: atTime(line.created), type: line.type ?? type, amount: line.amount, fee: line.fee ?? 0 },
  ...{ net: line.net ?? line.amount, status: line.status ?? '' },
})

/** Who gets money by the provider, and what became of it. A person has one account that is open. */
export function accountRoutes(app: FastifyInstance, deps: AppDeps): void {
  const mine = { load: ({ body, deps }: { body: { stripeId: string }; deps: Deps }) => openAccount(deps, body.stripeId) }

  route(app, deps, calls.ownAccount, {
    handle: async ({ deps, ...ctx }) => ({
      isOn: !!deps.cards,
      isLive: deps.cards?.isLive ?? false,
      stripeId: (await accountOf(deps, signedIn(ctx).id))?.stripeId ?? null,
    }),
  })
  route(app, deps, calls.ownAttention, { handle: ({ deps, ...ctx }) => cardAttention(deps, signedIn(ctx).id) })
  route(app, deps, calls.bankCases, { handle: ({ deps }) => bankCases(deps.db) })
  route(app, deps, calls.ownBankCases, { handle: ({ deps, ...ctx }) => bankCases(deps.db, signedIn(ctx).id) })
  route(app, deps, calls.createAccount, {
    handle: async (ctx) => shown(ctx.deps, await accountByLevel({ deps: ctx.deps, actor: signedIn(ctx) })),
  })
  route(app, deps, calls.createAccountFromRegistration, {
    handle: async (ctx) => {
      const row = await accountByLevel({ deps: ctx.deps, actor: signedIn(ctx) })
      return { ...(await shown(ctx.deps, row)), url: await linkFor(ctx.deps, row.stripeId, backOf(ctx)) }
    },
  })
  route(app, deps, calls.getAccount, { ...mine, handle: ({ deps }, row) => shown(deps, row) })
  route(app, deps, calls.accountLink, {
    ...mine,
    handle: async (ctx, { stripeId }) => ({ url: await linkFor(ctx.deps, stripeId, backOf(ctx)) }),
  })
  route(app, deps, calls.loginLink, {
    ...mine,
    handle: async ({ deps }, { stripeId }) => ({
      url: (
        await askProvider(deps.cards, (stripe) =>
          stripe.accounts.createLoginLink(stripeId, {}, onceFor('login', stripeId, deps.now().getTime())),
        )
      ).url,
    }),
  })
  route(app, deps, calls.deleteAccount, {
    load: async ({ body, deps }) => {
      const [row] = await deps.db.select().from(cardAccounts).where(eq(cardAccounts.stripeId, body.stripeId))
      return row ?? null
    },
    handle: async ({ actor, deps }, row) => {
      if (!isAdmin(actor) && !isDirector(actor)) throw refused('access.forbidden')
      if (!row.deleted) {
        await askProvider(deps.cards, (stripe) => stripe.accounts.del(row.stripeId, {}, onceFor('disconnect', row.stripeId)))
        await deps.db.update(cardAccounts).set({ deleted: true }).where(eq(cardAccounts.stripeId, row.stripeId))
      }
      return { deleted: true as const }
    },
  })

  route(app, deps, calls.externalAccounts, { ...mine, handle: ({ deps }, { stripeId }) => paidOutTo(deps, stripeId) })
  route(app, deps, calls.bankAccounts, { ...mine, handle: ({ deps }, { stripeId }) => paidOutTo(deps, stripeId, 'bank_account') })
  route(app, deps, calls.cardAccounts, { ...mine, handle: ({ deps }, { stripeId }) => paidOutTo(deps, stripeId, 'card') })

  route(app, deps, calls.payoutReport, { ...mine, handle: ({ deps, body }, { stripeId }) => payoutReport(deps, stripeId, body.payout) })

  const lists = [
    [
      calls.transactions,
      (stripe: Stripe, of: Stripe.RequestOptions) => stripe.balanceTransactions.list({ limit: MOST }, of),
      'transaction',
    ],
    [calls.accountPayments, (stripe: Stripe, of: Stripe.RequestOptions) => stripe.charges.list({ limit: MOST }, of), 'payment'],
    [calls.accountPayouts, (stripe: Stripe, of: Stripe.RequestOptions) => stripe.payouts.list({ limit: MOST }, of), 'payout'],
  ] as const
  for (const [call, list, type] of lists)
    route(app, deps, call, {
      ...mine,
      handle: async ({ deps }, { stripeId }) => {
        const { data } = await askProvider(deps.cards, (stripe) => list(stripe, { stripeAccount: stripeId }) as Promise<{ data: Line[] }>)
        return data.map((line) => lineOf(type)({ ...line, ...(type === 'transaction' ? {} : { type }) }))
      },
    })
}
