import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor, SeasonSubject } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, inArray, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { peopleSeenBy } from '#features/people/users/index'
import { askedOf } from '#platform/audit/history'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { wrongField } from '#platform/http/wrong-field'
import { refineSynced } from '#platform/sync/refine-synced'
import { editsSeasonOf, type SeasonRow, seasonsEditedBy, seasonsWithDirectors } from '../seasons/index.ts'
import { type MembershipRow, membershipStore, presentMemberships } from './memberships.store.ts'
import { memberships } from './memberships.table.ts'
import { sameMemberships } from './same-memberships.ts'

type Create = BodyOf<typeof membershipCalls.create>
type Change = BodyOf<typeof membershipCalls.update>
type Season = SeasonRow & SeasonSubject

/** Who edits the season says what is owed, paid and approved; a member asks to join, at the season's own fee. */
function writtenOfNew(body: Create, season: Season, actor: Actor) {
  const { starts } = membership
  const amount = season.membershipFee ?? starts.amount
  const values = can(actor, 'season.edit', season)
    ? { amount: body.amount ?? amount, amountPaid: body.amountPaid ?? starts.amountPaid, approved: body.approved ?? true }
    : { amount, amountPaid: starts.amountPaid, approved: starts.approved }
  return { ...values, tour: season.tour }
}

function changed(body: Change, row: MembershipRow, season: Season, actor: Actor) {
  for (const field of ['season', 'user'] as const)
    if (body[field] && body[field] !== row[field])
      throw wrongField(field, 'stays as it is: end this membership and make another', body[field])
  const { amount, amountPaid, approved, active } = { ...row, ...body }
  const values = can(actor, 'season.edit', season)
    ? { amount: amount ?? row.amount, amountPaid: amountPaid ?? row.amountPaid, approved, active }
    : // A member may end it, and no more.
      { amount: row.amount, amountPaid: row.amountPaid, approved: row.approved, active: row.active && active }
  return { ...values, tour: season.tour }
}

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
      scope: (actor, deps) =>
        isAdmin(actor)
          ? undefined
          : or(eq(memberships.user, actor?.id ?? ''), inArray(memberships.season, seasonsEditedBy(deps.db, actor))),
      parents: { season: seasonsWithDirectors },
      references: { user: peopleSeenBy },
      decides: ['tour'],
      subject: (row, { season }) => season && { user: row.user, season },
      onCreate: (body: Create, { actor, parents: { season } }) => writtenOfNew(body, season as Season, actor),
      onChange: (body: Change, row, { actor, parents: { season } }) => changed(body, row, season as Season, actor),
      onRemove: (row, { actor, parents: { season } }) => {
        if (row.amountPaid > 0 && !can(actor, 'season.edit', season as Season)) throw refused('membership.paid')
      },
      present: (rows, _viewer, deps) => presentMemberships(deps.db, rows),
      about: () => ({ summary: 'Membership' }),
    },
    { bulkCreate: membershipCalls.bulkCreate },
  )
  refineSynced(deps, 'memberships', ({ load, restore }) => ({
    sameAs: sameMemberships,
    // What the season's director has ended is not brought back by its member.
    restore: async (tx, id, work) => {
      const [row] = await load(tx, [id], false)
      return row && (await editsSeasonOf(tx)(work.actor, row)) ? restore!(tx, id, work) : { id, problem: refused('access.forbidden') }
    },
  }))
}
