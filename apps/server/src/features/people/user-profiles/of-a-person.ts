import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RecordTable } from '#platform/database/records'
import type { Deps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { people, type UserRow, userStore, visiblePeople } from '../users/index.ts'

/** Who may see how a row came to be: the person it tells of, and admins. */
export const isOf = (actor: Actor, { user }: { user: string }) => can(actor, 'user.self', { id: user })

/** What a family has in common whose rows each tell of one person: seen with the person, written by the person and admins. */
export const ofAPerson = (table: RecordTable & { user: AnyPgColumn }) => ({
  scope: (actor: Actor | null, { db }: Deps) =>
    actor
      ? inArray(
          table.user,
          db
            .select({ id: people.id })
            .from(people)
            .where(and(eq(people.deleted, false), visiblePeople(actor))),
        )
      : sql`false`,
  parents: { user: inStore(userStore) },
  subject: (_row: object, { user }: { user: UserRow | null }) => user,
  stamp: (body: { user?: string | undefined }, actor: Actor) => ({ user: body.user ?? actor.id }),
})
