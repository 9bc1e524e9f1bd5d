import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { type Membership, membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Cents } from '@ramplight/domain/kernel/units'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor, SeasonSubject } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isNamed, peopleSeenBy } from '#features/people/users/index'
import { askedOf } from '#platform/audit/history'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { wrongField } from '#platform/http/wrong-field'
import { refineSynced } from '#platform/sync/refine-synced'
import { editsSeasonOf, type SeasonRow, seasonsEditedBy, seasonsWithDirectors } from '../seasons/index.ts'
import { sumsOf, whoOwes } from './member-sums.ts'
import { type MembershipRow, membershipStore, presentMemberships } from './memberships.store.ts'
import { memberships } from './memberships.table.ts'
import { sameMemberships } from './same-memberships.ts'

type Create = BodyOf<typeof membershipCalls.create>
type Change = BodyOf<typeof membershipCalls.update>
type Season = SeasonRow & SeasonSubject

/** Who pays nothing has paid nothing. */
const paidOf = (paid: Cents, paidWith: Membership['paidWith']): Cents => (paidWith?.method === 'free' ? 0 : paid)

/** Who edits the season says what is owed, paid and approved; a member asks to join, at the season's own fee. */
function writtenOfNew(body: Create, season: Season, actor: Actor) {
  const { starts } = membership
  const amount = season.membershipFee ?? starts.amount
  const values = can(actor, 'season.edit', season)
    ? {
        amount: body.amount ?? amount,
        amountPaid: paidOf(body.amountPaid ?? starts.amountPaid, body.paidWith),
        approved: body.approved ?? true,
      }
    : { amount, amountPaid: starts.amountPaid, paidWith: null, approved: starts.approved }
  return { ...values, tour: season.tour }
}

function changed(body: Change, row: MembershipRow, season: Season, actor: Actor) {
  for (const field of ['season', 'user'] as const)
    if (body[field] && body[field] !== row[field])
      throw wrongField(field, 'stays as it is: end this membership and make another', body[field])
  const { amount, amountPaid, paidWith, approved, active } = { ...row, ...body }
  const values = can(actor, 'season.edit', season)
    ? { amount: amount ?? row.amount, amountPaid: paidOf(amountPaid ?? row.amountPaid, paidWith), approved, active }
    : // A member may end it, and no more.
      { amount: row.amount, amountPaid: row.amountPaid, paidWith: row.paidWith, approved: row.approved, active: row.active && active }
  return { ...values, tour: season.tour }
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
      parents: { season: seasonsWithDirectors },
      references: { user: peopleSeenBy },
      decides: ['tour'],
      subject: (row, { season }) => season && { user: row.user, season },
      onCreate: (body: Create, { actor, parents: { season } }) => writtenOfNew(body, season as Season, actor),
      onChange: (body: Change, row, { actor, parents: { season } }) => changed(body, row, season as Season, actor),
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
    // Half of how one station was paid, with half of another, is nothing that anybody said.
    kinds: { paidWith: 'atomic' },
    sameAs: sameMemberships,
    // What the season's director has ended is not brought back by its member.
    restore: async (tx, id, work) => {
      const [row] = await load(tx, [id], false)
      return row && (await editsSeasonOf(tx)(work.actor, row)) ? restore!(tx, id, work) : { id, problem: refused('access.forbidden') }
    },
  }))
}
