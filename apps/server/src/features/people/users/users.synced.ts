import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { userCalls } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { isAdmin } from '@ramplight/domain/policies/who'
import { anglerLikeness } from '@ramplight/domain/registration/same-angler'
import type { SyncedFamily } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { changeUsers } from './change-users.ts'
import { createUsers } from './create-users.ts'
import { holdAdmins } from './last-admin.ts'
import { disposesOf, removeUser, restoreUser } from './remove-user.ts'
import { sameAnglers } from './same-anglers.ts'
import { presentUser, privateFrom } from './users.presenter.ts'
import { type UserRow, userStore } from './users.store.ts'

const schemas = schemasOf(userCalls)
const load = storedRows(userStore)

/** People, as devices keep them: to each director what they may see of an angler. Passwords are no part of it. */
export const syncedUsers: SyncedFamily<UserRow> = {
  schemas,
  kinds: { ...derivedFields(schemas), tours: 'set', seasons: 'set', divisions: 'set', email: 'unique', password: 'derived' },
  load,
  holdFirst: async (tx, changes) => {
    const gone = changes.filter(({ kind }) => kind === 'del').map(({ id }) => id)
    const mayEndRights = changes.some(({ set }) => set && ('active' in set || 'userType' in set))
    if (mayEndRights || (gone.length > 0 && (await load(tx, gone, false)).some(isAdmin))) await holdAdmins(tx)
  },
  present: async (_db, rows, viewer) =>
    new Map(rows.filter((row) => can(viewer, 'user.see', row)).map((row) => [row.id, presentUser(row, viewer)])),
  create: (_tx, bodies, work) => createUsers(bodies as BodyOf<typeof userCalls.create>[], work),
  change: (_tx, changes, work) => changeUsers(changes, work),
  remove: async (tx, ids, work) => {
    const rows = new Map((await load(tx, ids, true)).map((row) => [row.id, row]))
    return eachInTurn(
      ids,
      (id) => id,
      async (id) => {
        const row = rows.get(id)
        if (!row || !can(work.actor, 'user.see', row)) throw refused('record.not-found')
        if (!can(work.actor, 'user.edit', row)) throw refused('access.forbidden')
        await removeUser(row, work)
        return row
      },
    )
  },
  restore: async (tx, id, work) => {
    const [row] = await load(tx, [id], true)
    if (!row || !(await disposesOf(row, work))) return { id, problem: refused('record.not-found') }
    return { id, row: await restoreUser(id, work) }
  },
  sameAs: sameAnglers,
  likeness: anglerLikeness,
  hiddenFrom: (viewer, id) => privateFrom(viewer, { id }),
  references: ['director', 'tours', 'seasons', 'divisions'],
}
