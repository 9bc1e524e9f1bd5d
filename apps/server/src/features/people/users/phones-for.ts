import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Queryable } from '#platform/database/types'
import { seesContact } from './users.presenter.ts'
import { userStore } from './users.store.ts'

/** The phones of these people that `viewer` is shown, by id. */
export async function phonesFor(db: Queryable, ids: string[], viewer: Actor): Promise<Map<string, string>> {
  const people = await userStore.findMany(db, [...new Set(ids)])
  const shown = people.filter((one) => can(viewer, 'user.see', one) && seesContact(viewer, one))
  return new Map(shown.flatMap(({ id, phone }) => (phone ? [[id, phone] as const] : [])))
}
