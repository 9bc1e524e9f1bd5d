import { cardCheckoutCalls as calls, type MembershipDue } from '@ramplight/contract/payments/card-checkout'
import { owedByMember } from '@ramplight/domain/money/member-fee'
import { memberCardCharge } from '@ramplight/domain/money/memberships'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { loadMembership, membershipStore, membershipSubject } from '#features/tours/memberships/index'
import { seasonStore } from '#features/tours/seasons/index'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { feePayerOf } from '../accounts/index.ts'
import { pagesAt } from './pages-at.ts'
import { shownCheckout } from './shown-checkout.ts'
import { startMemberCheckout } from './start-member-checkout.ts'
import { directorsWhoTakeCards } from './takes-cards/index.ts'

/** What the caller owes for seasons whose directors take cards. */
async function duesOf({ db, cards }: Deps, user: string): Promise<MembershipDue[]> {
  const owing = (await membershipStore.list(db, eq(membershipStore.table.user, user))).filter((row) => owedByMember(row) > 0)
  const seasons = await seasonStore.findMany(
    db,
    owing.map(({ season }) => season),
  )
  const director = new Map(seasons.map((season) => [season.id, season.director]))
  const ready = await directorsWhoTakeCards({ cards }, db, [...director.values()])
  const dues: MembershipDue[] = []
  for (const row of owing) {
    const by = director.get(row.season)
    if (!by || !ready.has(by)) continue
    const owed = owedByMember(row)
    const { amount, items } = memberCardCharge(owed, await feePayerOf(db, by))
    dues.push({ membership: row.id, season: row.season, owed, amount, items })
  }
  return dues
}

/** Paying for a membership. */
export function memberCheckoutRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.membershipsDue, { handle: (ctx) => duesOf(ctx.deps, signedIn(ctx).id) })
  route(app, deps, calls.createMembershipCheckout, {
    load: ({ body, deps }) => loadMembership(deps.db, body.membership),
    subject: membershipSubject,
    handle: async (ctx, loaded) => {
      const [pages, user] = [pagesAt(ctx.deps, ctx.request), signedIn(ctx).id]
      return shownCheckout(await startMemberCheckout(ctx.deps, { ...loaded, id: ctx.body._id, user, pages }))
    },
  })
}
