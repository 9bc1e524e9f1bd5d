import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { userStore } from '#features/people/users/index'
import type { Db } from '#platform/database/types'

/** Who a new tour or season belongs to: the director who makes it, or the one an admin names. */
export async function ownerOf(db: Db, actor: Actor, named: string | undefined): Promise<string> {
  if (!isAdmin(actor) || !named || named === actor.id) return actor.id
  const director = await userStore.find(db, named)
  if (director?.userType !== 'Director') throw refused('reference.unknown', { field: 'director' })
  return named
}

/** A tour or season changes hands only by an admin. */
export const ownerAfter = async (db: Db, actor: Actor, named: string | undefined, stored: string): Promise<string> =>
  isAdmin(actor) && named && named !== stored ? ownerOf(db, actor, named) : stored
