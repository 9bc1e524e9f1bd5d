import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Queryable } from '#platform/database/types'
import { type UserRow, userStore } from './users.store.ts'

/** For a family's `references`: of these, the people whom the actor sees. Nobody writes a stranger into a book. */
export async function peopleSeenBy(db: Queryable, ids: string[], actor: Actor | null): Promise<Map<string, UserRow>> {
  const found = await userStore.findMany(db, ids)
  return new Map(found.filter((user) => can(actor, 'user.see', user)).map((user) => [user.id, user]))
}
