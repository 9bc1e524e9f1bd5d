import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The commonest scopes of a family: what a list shows of it to whom. Admins see every row. */
type Scope = (actor: Actor | null) => SQL | undefined

/** Each sees the rows of which they are the `user`. */
export const onesOwn =
  ({ user }: { user: AnyPgColumn }): Scope =>
  (actor) =>
    isAdmin(actor) ? undefined : eq(user, actor?.id ?? '')

/** Everybody sees what is active. */
export const activeOnes =
  ({ active }: { active: AnyPgColumn }): Scope =>
  (actor) =>
    isAdmin(actor) ? undefined : eq(active, true)
