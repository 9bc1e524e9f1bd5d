import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import { refused } from '@ramplight/domain/kernel/errors'
import { NO_PAYMENT_LOG, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor, SeasonSubject } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isNamed, peopleSeenBy } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { askedOf } from '#platform/audit/history'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { wrongField } from '#platform/http/wrong-field'
import { refineSynced } from '#platform/sync/refine-synced'
import { editsSeasonOf, type SeasonRow, seasonsEditedBy, seasonsWithDirectors } from '../seasons/index.ts'
import { paidNow, paymentLogs, type WithPayments } from './member-money.ts'
import { asPayments, hearOfGone, hearOfSame } from './member-payments.synced.ts'
import { sumsOf, whoOwes } from './member-sums.ts'
import { type MembershipRow, membershipStore, presentMemberships } from './memberships.store.ts'
import { memberships } from './memberships.table.ts'
import { sameMemberships } from './same-memberships.ts'

type Create = BodyOf<typeof membershipCalls.create>
type Change = BodyOf<typeof membershipCalls.update>
type Season = SeasonRow & SeasonSubject
type By = { actor: Actor; doer: Doer }

/** Who edits the season says what is owed, paid and approved; a member asks to join, at the season's own fee. */
function writtenOfNew(body: Create, season: Season, { actor, doer }: By) {
  const { starts } = membership
  const amount = season.membershipFee ?? starts.amount
  const { paymentLog, ...copies } = paidNow({ id: body._id ?? '', log: NO_PAYMENT_LOG, said: body, before: null, doer })
  const values = can(actor, 'season.edit', season)
    ? {
        amount: body.amount ?? amount,
        approved: body.approved ?? true,
        ...copies,
        // A total that is said once more, after a lost answer, is the same payment: the store makes it.
        paymentLog: body.paymentLog ? paymentLog : undefined,
      }
    : { amount, amountPaid: starts.amountPaid, paidWith: null, paymentLog: undefined, approved: starts.approved }
  return { ...values, tour: season.tour }
}

function changed(body: Change, row: MembershipRow & WithPayments, { season, id }: { season: Season; id: PaymentLog }, { actor, doer }: By) {
  for (const field of ['season', 'user'] as const)
    if (body[field] && body[field] !== row[field])
      throw wrongField(field, 'stays as it is: end this membership and make another', body[field])
  const { amount, approved, active } = { ...row, ...body }
  const { amountPaid, paidWith } = row
  if (!can(actor, 'season.edit', season))
    // A member may end it, and no more.
    return {
      ...{ amount: row.amount, amountPaid, paidWith, paymentLog: undefined, approved: row.approved },
      ...{ active: row.active && active, tour: season.tour },
    }
  const isAboutMoney = body.amountPaid !== undefined || body.paidWith !== undefined || body.paymentLog !== undefined
  // A batch may name a member twice: the second word knows of the first.
  const before = row.paymentLog ?? NO_PAYMENT_LOG
  const paid = isAboutMoney ? paidNow({ id: row.id, log: { ...id, ...before }, said: body, before: row, doer }) : { amountPaid, paidWith }
  const fresh = { ...before, ...('paymentLog' in paid ? paid.paymentLog : {}) }
  const paymentLog = Object.keys(fresh).length > 0 ? fresh : undefined
  return { amount: amount ?? row.amount, ...paid, paymentLog, approved, active, tour: season.tour }
}

/** A member sees their own, who edits a season all of it. */
const seenBy = (db: Queryable, actor: Actor | null): SQL | undefined =>
  isAdmin(actor) ? undefined : or(eq(memberships.user, actor?.id ?? ''), inArray(memberships.season, seasonsEditedBy(db, actor)))

export function membershipsRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(
    membershipStore.name,
    askedOf(membershipStore, (actor, row, db) => editsSeasonOf(db)(actor, row)),
  )

  plainFamily(
    app,
    deps,
    membershipCalls,
    {
      store: membershipStore,
      scope: (actor, deps, { owes }) => and(seenBy(deps.db, actor), typeof owes === 'boolean' ? whoOwes(owes) : undefined),
      parents: { season: seasonsWithDirectors, id: paymentLogs },
      references: { user: peopleSeenBy },
      decides: ['tour'],
      subject: (row, { season }) => season && { user: row.user, season },
      onCreate: (body: Create, { parents: { season }, ...by }) => writtenOfNew(body, season as Season, by),
      onChange: (body: Change, row, { parents: { season, id }, ...by }) =>
        changed(body, row, { season: season as Season, id: id as PaymentLog }, by),
      onRemove: (row, { actor, parents: { season } }) => {
        // Money that is at the card provider has to have somebody it is of.
        if (row.paidByCard > 0) throw refused('membership.by-card')
        if (row.amountPaid > 0 && !can(actor, 'season.edit', season as Season)) throw refused('membership.paid')
      },
      present: (rows, _viewer, deps) => presentMemberships(deps.db, rows),
      elsewhere: { angler: isNamed(memberships.user) },
      about: () => ({ summary: 'Membership' }),
    },
    { bulkCreate: membershipCalls.bulkCreate, bulkUpdate: membershipCalls.bulkUpdate, pagedSearch: membershipCalls.pagedSearch },
  )
  route(app, deps, membershipCalls.sums, { handle: ({ actor, deps: { db } }) => sumsOf(db, seenBy(db, actor)) })
  refineSynced(deps, 'memberships', ({ load, restore }) => ({
    // What was paid, and how, are copies of the payments.
    kinds: { amountPaid: 'derived', paidWith: 'derived', paymentLog: 'log' },
    asEvents: asPayments,
    sameAs: sameMemberships,
    heardAsSame: hearOfSame,
    heardOfGone: hearOfGone,
    // What the season's director has ended is not brought back by its member.
    restore: async (tx, id, work) => {
      const [row] = await load(tx, [id], false)
      return row && (await editsSeasonOf(tx)(work.actor, row)) ? restore!(tx, id, work) : { id, problem: refused('access.forbidden') }
    },
  }))
}
