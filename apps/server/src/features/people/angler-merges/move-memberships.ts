import { memberCopies } from '@ramplight/domain/money/member-log'
import { and, eq, sql } from 'drizzle-orm'
import { paymentsOfMembers } from '#features/payments/money-events/index'
import { moveMemberCheckouts } from '#features/payments/stripe/index'
import { membershipStore } from '#features/tours/memberships/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { keepAliases, turnAliases } from '#platform/sync/aliases'
import type { Two } from './move-names.ts'

/**
 * Both are members of a season: one membership stays, with what both have paid. The other one ends with nothing, and its payments are read as
 * those of the one that stays, as what devices still say of it is: nothing in the ledger is changed.
 */
export async function moveMemberships(tx: Tx, { master, merged }: Two, doer: Doer, summary: string): Promise<void> {
  const { table } = membershipStore
  const theirs = await membershipStore.list(tx, eq(table.user, merged))
  for (const { id, season } of theirs) {
    const [kept] = await membershipStore.list(tx, and(eq(table.user, master), eq(table.season, season)))
    const [gone, stays] = (await membershipStore.lockMany(tx, kept ? [id, kept.id] : [])).toSorted((a) => (a.id === id ? -1 : 1))
    if (!gone || !stays) continue
    await turnAliases(tx, 'memberships', gone.id, stays.id)
    await keepAliases(tx, 'memberships', new Map([[gone.id, stays.id]]))
    const changes = {
      ...memberCopies((await paymentsOfMembers(tx, [stays.id])).get(stays.id), stays.paidWith ?? gone.paidWith),
      paidByCard: stays.paidByCard + gone.paidByCard,
      active: stays.active || gone.active,
      approved: stays.approved || gone.approved,
      optionalValues: stays.optionalValues ?? gone.optionalValues,
    }
    const about = () => ({ summary })
    await membershipStore.updateMany(
      tx,
      [{ before: gone, changes: { amountPaid: 0, paidByCard: 0, deleted: true } }],
      doer,
      about,
      'deleted',
    )
    await membershipStore.updateMany(tx, [{ before: stays, changes }], doer, about)
    await moveMemberCheckouts(tx, gone.id, stays.id)
  }
}

/** Both have a place of their own in a season: what was fished for the one counts for the other from now on. */
export async function moveSeasonTeams(tx: Tx, { master, merged }: Two): Promise<void> {
  for (const table of ['tournament_entries', 'season_event_point_distributions'].map((name) => sql.identifier(name)))
    await tx.execute(sql`update ${table} x set season_team = kept.id, rev = x.rev + 1 from season_teams gone join season_teams kept
      on kept.season = gone.season where gone.angler = ${merged} and kept.angler = ${master} and not gone.deleted and not kept.deleted
      and x.season_team = gone.id`)
}

/** Points that one of the two earned without the place of the other: one angler has one line in the standings. */
export async function gatherPoints(tx: Tx, { master }: Two): Promise<void> {
  const { rows } = await tx.execute<{ entry: string; team: string }>(sql`update season_event_point_distributions x
    set season_team = team.id, rev = x.rev + 1 from season_teams team
    where team.angler = ${master} and not team.deleted and x.angler = ${master} and x.season = team.season and x.season_team is null
    returning x.entry, team.id as team`)
  for (const { entry, team } of rows)
    await tx.execute(sql`update tournament_entries set season_team = ${team}, rev = rev + 1 where id = ${entry} and season_team is null`)
}
