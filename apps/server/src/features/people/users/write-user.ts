import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { userCalls } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { ZodError } from 'zod'
import { findTour, seasonsOfTours } from '#features/tours/tours/index'
import { hashPassword, refuseCommonPassword } from '#platform/auth/passwords'
import { isStored } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Deps, Doer } from '#platform/http/deps'
import { revokeSessionsOf } from '../auth/index.ts'
import { seesContact } from './users.presenter.ts'
import { tenDigits } from './users.queries.ts'
import { hasPassword, type people, storePassword, type UserRow, userStore } from './users.store.ts'

type CreateBody = BodyOf<typeof userCalls.create>
type ChangeBody = BodyOf<typeof userCalls.update>
type Values = Omit<typeof people.$inferInsert, 'id' | 'rev' | 'createdAt' | 'updatedAt' | 'deleted'>
export type Work = { actor: Actor; deps: Deps; doer: Doer }

const isAdmin = (actor: Actor) => actor.userType === 'System Admin'
const about = (user: { first_name: string; last_name: string }, what = '') => ({
  summary: `${user.first_name} ${user.last_name}`.trim() + what,
})

/** What anybody may say about a person; rights are not among it. */
function described(body: ChangeBody): Partial<Values> {
  const { _id, _rev, userType, isAssistant, active, tours, seasons, director, password, ...fields } = body
  return body.phone ? { ...fields, phone: tenDigits(body.phone) } : fields
}

export async function createUser(body: CreateBody, { actor, deps, doer }: Work): Promise<UserRow> {
  if (body.password && !isAdmin(actor)) throw refused('access.forbidden')
  if (body.password) refuseCommonPassword(body.password)
  const passwordHash = body.password ? await hashPassword(body.password) : null
  const values = { ...described(body), ...(await rightsOfNew(body, { actor, deps, doer })) } as Values
  return deps.db.transaction(async (tx) => {
    const row = await userStore.insert(tx, { ...values, id: body._id ?? newId() }, doer, about(body), (stored) => isStored(stored, values))
    if (passwordHash) await storePassword(tx, row.id, passwordHash, 'onlyFirst')
    return row
  })
}

/** Only an admin says what somebody is. Everybody else adds anglers to their own tours. */
async function rightsOfNew(body: CreateBody, { actor, deps }: Work): Promise<Partial<Values>> {
  if (isAdmin(actor)) {
    const { userType = 'Angler', isAssistant, active, tours, seasons, director } = body
    return given({ userType, isAssistant, active, tours, seasons, director })
  }
  // What an assistant adds belongs to the book of the director they help.
  const tours = within(body.tours ?? (actor.isAssistant ? actor.tours : []), actor.tours, [], 'tours')
  const helped = actor.isAssistant && tours[0] ? await findTour(deps.db, tours[0]) : null
  const seasons = body.seasons?.length ? within(body.seasons, await seasonsOfTours(deps.db, actor.tours), [], 'seasons') : []
  return { userType: 'Angler', tours, seasons, director: helped?.director ?? actor.id }
}

export async function changeUser(id: string, body: ChangeBody, work: Work & { session: string | null }): Promise<UserRow> {
  const { actor, deps, doer, session } = work
  const own = actor.id === id
  if (body.password && !own && !isAdmin(actor)) throw refused('access.forbidden')
  if (body.password) refuseCommonPassword(body.password)
  const passwordHash = body.password ? await hashPassword(body.password) : null
  return deps.db.transaction(async (tx) => {
    // Held: whose tours these are, and who has an account, stays as it is read here.
    const stored = await userStore.find(tx, id, 'update')
    if (!stored) throw refused('record.not-found')
    const changes = isAdmin(actor) ? changesByAdmin(stored, body, own) : await changesByOthers(tx, stored, body, actor)
    const told = about({ ...stored, ...changes }, passwordHash ? ', new password' : '')
    const row = await userStore.update(tx, stored.id, changes, body._rev, doer, told)
    if (passwordHash) await storePassword(tx, row.id, passwordHash)
    if (passwordHash || !row.active) await revokeSessionsOf(tx, row.id, deps.now(), own ? session : null)
    return row
  })
}

/** An admin changes anything, but cannot lock themselves out: so there is always one left. */
function changesByAdmin(stored: UserRow, body: ChangeBody, own: boolean): Partial<Values> {
  const { userType, isAssistant, active, tours, seasons, director } = body
  if (own && ((userType ?? stored.userType) !== stored.userType || (active ?? stored.active) !== stored.active))
    throw new ZodError([{ code: 'custom', path: ['userType'], message: 'another admin has to change this', input: userType }])
  return { ...described(body), ...given({ userType, isAssistant, active, tours, seasons, director }) }
}

async function changesByOthers(tx: Tx, stored: UserRow, body: ChangeBody, actor: Actor): Promise<Partial<Values>> {
  const changes = described(body)
  if (actor.id === stored.id) return changes
  // Who is not shown a phone number sends none back: that is no wish to erase it.
  if (!seesContact(actor, stored)) for (const field of ['email', 'phone', 'street', 'zip'] as const) delete changes[field]
  // An e-mail is the key of an account: once its owner signs in, only they, or an admin, turn it.
  const newEmail = changes.email !== undefined && (changes.email ?? null) !== stored.email
  if (newEmail && (await hasPassword(tx, stored.id))) throw refused('access.forbidden')
  if (body.tours) changes.tours = within(body.tours, actor.tours, stored.tours, 'tours')
  if (body.seasons) changes.seasons = within(body.seasons, await seasonsOfTours(tx, actor.tours), stored.seasons, 'seasons')
  return changes
}

/** Of the wanted ids only `mine` may be added or taken away; those of others stay as they are. */
function within(wanted: string[], mine: string[], stored: string[], field: string): string[] {
  if (wanted.some((one) => !mine.includes(one) && !stored.includes(one))) throw refused('reference.unknown', { field })
  return [...new Set([...stored.filter((one) => !mine.includes(one)), ...wanted])]
}

/**
 * An admin deletes anybody but themselves. A director deletes what is a line in their own book alone: an angler they
 * made, who is in nobody else's tours and has no account.
 */
export async function removeUser(stored: UserRow, { actor, deps, doer }: Work): Promise<void> {
  const alone = stored.director === actor.id && stored.tours.every((tour) => actor.tours.includes(tour))
  const may = isAdmin(actor) ? actor.id !== stored.id : alone && actor.id !== stored.id && !(await hasPassword(deps.db, stored.id))
  if (!may) throw refused('access.forbidden')
  await deps.db.transaction(async (tx) => {
    await userStore.remove(tx, stored.id, doer, about(stored))
    await revokeSessionsOf(tx, stored.id, deps.now())
  })
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
