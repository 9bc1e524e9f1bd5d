import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { MOST_LINES, type usersAtOnceCalls } from '@ramplight/contract/people/users-at-once'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import type { Outcome } from '#platform/database/outcomes'
import type { Work } from '#platform/http/deps'
import { changeUsers } from './change-users.ts'
import type { ChangeBody } from './related/user-bodies.ts'
import { idsOfPeople } from './users.queries.ts'
import type { UserRow } from './users.store.ts'

/** A mass call that names one of these says it of everybody: refused rather than left out (A23). */
const RIGHTS = ['userType', 'isAssistant', 'active', 'divisions', 'director'] as const

/** Something must change, and what somebody is, only an admin changes. */
export function refuseRights(fields: ChangeBody, actor: Actor): void {
  const { _id, _rev, ...named } = fields
  if (Object.values(named).every((value) => value === undefined)) throw refused('fields.none')
  if (!isAdmin(actor) && RIGHTS.some((right) => fields[right] !== undefined)) throw refused('access.forbidden')
}

/** The same change to all of these, each for itself. */
export async function changeFields(ids: string[], fields: ChangeBody, work: Work): Promise<Outcome<UserRow>[]> {
  refuseRights(fields, work.actor)
  return changeUsers(
    [...new Set(ids)].map((id) => ({ id, body: fields })),
    work,
  )
}

/** The same change to everybody a search finds. What is empty would find everybody, and is refused. */
export async function changeByFields(
  { search, updates }: BodyOf<typeof usersAtOnceCalls.updateByFields>,
  work: Work,
): Promise<Outcome<UserRow>[]> {
  const { ignoreUsers: _, ...narrowing } = search
  const isTerm = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length)
  if (!Object.values(narrowing).some(isTerm)) throw refused('terms.none')
  refuseRights(updates, work.actor)
  const ids = await idsOfPeople(work.deps.db, work.actor, search, MOST_LINES + 1)
  if (ids.length > MOST_LINES) throw refused('terms.too-wide', { most: MOST_LINES })
  return changeFields(ids, updates, work)
}
