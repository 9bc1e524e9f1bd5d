import { type DomainError, refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { sql } from 'drizzle-orm'
import { idsEditedBy } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import { hasPassword, type UserRow } from '../users/index.ts'
import type { Two } from './move-names.ts'

export type TwoRows = { master: UserRow; merged: UserRow }

/** Somebody uses this account: it belongs to that person, and is no longer only a line in a book. */
export async function signsIn(db: Queryable, { id, confirmed, lastLoginAt }: UserRow): Promise<boolean> {
  if (confirmed || lastLoginAt !== null || (await hasPassword(db, id))) return true
  return (await db.execute(sql`select 1 from passkeys where "user" = ${id} limit 1`)).rows.length > 0
}

/** Why these two do not become one; null: they may. The first reason that there is. */
export async function whyNotMerged(db: Queryable, rows: TwoRows, actor: Actor): Promise<DomainError | null> {
  const { master, merged } = rows
  if (master.id === merged.id) return refused('merge.same')
  const two = { master: master.id, merged: merged.id }
  for (const row of [master, merged]) if (!(await isAnglerAlone(db, row))) return refused('merge.not-anglers', { name: fullName(row) })
  if (!isAdmin(actor)) {
    if (!(await isInNoOtherBook(db, merged, actor))) return refused('merge.others', { name: fullName(merged) })
    if (await signsIn(db, merged))
      return (await signsIn(db, master)) ? refused('merge.both-used') : refused('merge.keep-other', { name: fullName(merged) })
  }
  return (await inOneEvent(db, two)) ?? (await inOneQueue(db, two))
}

async function isAnglerAlone(db: Queryable, { id, userType, isAssistant }: UserRow): Promise<boolean> {
  if (userType !== 'Angler' || isAssistant) return false
  const { rows } = await db.execute(sql`select 1 from tours where director = ${id}
    union all select 1 from tournaments where director = ${id} or co_directors ? ${id}
    union all select 1 from director_credit_banks where "user" = ${id} union all select 1 from staff_members where "user" = ${id} and not deleted
    limit 1`)
  return rows.length === 0
}

/** A line that a director alone knows: theirs, in their tours only, and entered nowhere else. */
async function isInNoOtherBook(db: Queryable, { id, director, tours }: UserRow, actor: Actor): Promise<boolean> {
  if ((director !== null && director !== actor.id) || !tours.every((tour) => actor.tours.includes(tour))) return false
  const { rows } = await db.execute(sql`select 1 from (
      select tournament from tournament_entries where not deleted and (users ? ${id} or sub = ${id})
      union select tournament from tournament_pre_registrations where not deleted and users ? ${id}) named
    where named.tournament not in ${idsEditedBy(db, actor)} limit 1`)
  return rows.length === 0
}

type Shared = { name: string; one: boolean }

/** One angler sits in one boat. Which boat, and whose bag counts, is for people to say. */
async function inOneEvent(db: Queryable, { master, merged }: Two): Promise<DomainError | null> {
  const { rows } = await db.execute<Shared>(sql`select t.name, a.id = b.id as one from tournament_entries a
    join tournament_entries b on b.tournament = a.tournament join tournaments t on t.id = a.tournament
    where not a.deleted and not b.deleted and not t.deleted and (a.users ? ${master} or a.sub = ${master})
      and (b.users ? ${merged} or b.sub = ${merged}) order by one desc, t.id limit 1`)
  const [found] = rows
  return found ? refused(found.one ? 'merge.one-boat' : 'merge.two-boats', { event: found.name }) : null
}

async function inOneQueue(db: Queryable, { master, merged }: Two): Promise<DomainError | null> {
  const { rows } = await db.execute<Shared>(sql`select t.name from tournament_pre_registrations a
    join tournament_pre_registrations b on b.tournament = a.tournament join tournaments t on t.id = a.tournament
    where not a.deleted and not b.deleted and not a.converted and not b.converted and not t.deleted
      and a.users ? ${master} and b.users ? ${merged} order by t.id limit 1`)
  return rows[0] ? refused('merge.two-registrations', { event: rows[0].name }) : null
}
