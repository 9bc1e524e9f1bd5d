import { memberMoneyCalls as calls, type MemberMoney } from '@ramplight/contract/payments/member-money'
import { refused } from '@ramplight/domain/kernel/errors'
import { owedByMember } from '@ramplight/domain/money/member-fee'
import { memberPayments } from '@ramplight/domain/money/memberships'
import { fullName } from '@ramplight/domain/registration/full-name'
import type { FastifyInstance } from 'fastify'
import { anglerNames } from '#features/people/users/index'
import { loadMembership, membershipSubject, type OfMembership } from '#features/tours/memberships/index'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { giveMemberBack, refundsOf } from '../refunds/index.ts'
import { cardOf, checkoutToRefund, feesByCard, refundToCard } from '../stripe/index.ts'
import { memberPostings } from './member-postings.ts'
import { presentRefunds } from './present-refunds.ts'

/** What a member has paid for a season, for the member and who runs the season; and giving it back to their card. */
export function memberMoneyRoutes(app: FastifyInstance, deps: AppDeps): void {
  const member = {
    load: ({ params, deps }: { params: { id: string }; deps: Deps }) => loadMembership(deps.db, params.id),
    subject: membershipSubject,
  }

  route(app, deps, calls.ofMembership, { ...member, handle: ({ deps }, loaded) => presentMemberMoney(deps, loaded) })

  route(app, deps, calls.refundMembership, {
    ...member,
    subject: ({ season }: OfMembership) => season,
    handle: async ({ deps, body: { _id: id, amount, reason }, doer }, { membership }) => {
      if (!deps.cards) throw refused('cards.off')
      const giving = { id, membership: membership.id, amount, reason }
      const kept = await giveMemberBack(deps.db, giving, (tx) => checkoutToRefund(tx, membership.id, amount), doer)
      const [shown] = await presentRefunds(deps.db, [await refundToCard(deps, kept)])
      return shown!
    },
  })
}

async function presentMemberMoney({ db, cards }: Deps, { membership, season }: OfMembership): Promise<MemberMoney> {
  const rows = await refundsOf(db, membership.id)
  const payments = memberPayments((await memberPostings(db, [membership.id])).get(membership.id) ?? [])
  const name = (await anglerNames(db, [membership.user])).get(membership.user)
  return {
    membership: membership.id,
    season: season.name,
    member: name ? fullName(name) : '',
    amount: membership.amount,
    owed: owedByMember(membership),
    payments,
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
    fees: await feesByCard(db, membership.id),
    toCard: cards ? ((await cardOf(db, membership.id))?.most ?? 0) : 0,
    refunds: await presentRefunds(db, rows),
  }
}
