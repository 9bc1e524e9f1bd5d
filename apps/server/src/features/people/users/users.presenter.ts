import { type User, user } from '@ramplight/contract/people/users'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { toRecord } from '#platform/database/records'
import type { UserRow } from './users.store.ts'

/** Every private field, so that a new one has to be thought about here. */
const hidden = { email: null, phone: null, phoneProvenAt: null, street: null, zip: null, username: null, lastLoginAt: null }

/**
 * E-mail, phone and address go to the person, to admins, and to directors who know the angler (A27). Assistants run a
 * ramp with names, home towns and boats.
 */
export const seesContact = (viewer: Actor, user: { id: string }): boolean =>
  viewer.id === user.id || isAdmin(viewer) || (viewer.userType === 'Director' && !viewer.isAssistant)

/** The fields of a person that `viewer` is not shown. */
export const privateFrom = (viewer: Actor, user: { id: string }): string[] => (seesContact(viewer, user) ? [] : Object.keys(hidden))

/** What the record of a tournament keeps of a person: many run a tournament, and few of them know each angler (A27). */
export const presentTrace = (trace: unknown, viewer: Actor): unknown =>
  typeof trace !== 'object' || trace === null || isAdmin(viewer) ? trace : { ...trace, ...hidden }

/** A person as `viewer`, who is known to see this record at all, may see them. */
export const presentUser = (row: UserRow, viewer: Actor): User =>
  seesContact(viewer, row) ? toRecord(row) : { ...toRecord(row), ...hidden }

/** Names only: what a picker shows (`skinnyDown`). */
export const presentSkinny = (row: UserRow): User => ({ ...toRecord(row), ...hidden })

/** The name and the home town, for who calls boats at the scale and knows nothing else of anybody. */
export const presentNamed = ({ id, rev, createdAt, updatedAt, first_name, last_name, city, state, userType }: UserRow): User => ({
  ...{ _id: id, _rev: rev, createdAt, updatedAt, first_name, last_name, city, state, userType },
  ...user.starts,
  userType,
})

/** The signed-in person; `tours` are the ones their rights come from, so that the screens decide as the server does. */
export const presentSelf = (row: UserRow, self: Actor): User => ({ ...toRecord(row), tours: [...new Set([...row.tours, ...self.tours])] })
