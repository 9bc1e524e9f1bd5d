import { refused } from '@ramplight/domain/kernel/errors'
import { isNeverAsSomebodyElse } from '@ramplight/domain/policies/impersonation'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { seasonsOfTours } from '#features/tours/seasons/index'
import { findTour } from '#features/tours/tours/index'
import type { Queryable } from '#platform/database/types'
import { invalid } from '#platform/http/errors'
import { wrongField } from '#platform/http/wrong-field'
import { ownersOfProfiles } from '../../user-profiles/index.ts'
import { seesContact } from '../users.presenter.ts'
import type { UserRow } from '../users.store.ts'
import { demandFreshForKeys, demandFreshForNew } from './account-keys.ts'
import type { ChangeBody, CreateBody, Values } from './user-bodies.ts'

export const about = (user: { first_name: string; last_name: string }, what = '') => ({
  summary: fullName(user) + what,
})

type Known = { first_name?: string; last_name?: string; email?: string | null | undefined }

/** What a stranger knows of a person, as it is stored and as it is about to be: no password is built on it. */
export const knownOf = (...versions: (Known | null | undefined)[]): string[] =>
  versions.flatMap((one) => (one ? [`${one.first_name ?? ''} ${one.last_name ?? ''}`, one.email ?? ''] : []))

type Named = { seasons?: string[] | undefined; userProfile?: string | null | undefined }

/** What the rules want to know of who writes: read once, however many people they write. */
export type Writer = { actor: Actor; seasons: string[]; helps: string | null; profiles: Map<string, string> }

export async function writerOf(db: Queryable, actor: Actor, bodies: Named[]): Promise<Writer> {
  if (isAdmin(actor)) return { actor, seasons: [], helps: null, profiles: new Map() }
  const seasons = bodies.some((body) => body.seasons?.length) ? await seasonsOfTours(db, actor.tours) : []
  // What an assistant adds belongs to the book of the director they help.
  const [tour] = actor.isAssistant ? actor.tours : []
  const profiles = await ownersOfProfiles(
    db,
    bodies.flatMap(({ userProfile }) => userProfile ?? []),
  )
  return { actor, seasons, profiles, helps: (tour && (await findTour(db, tour))?.director) || null }
}

/** What anybody may say about a person; rights are not among it. */
function described(body: ChangeBody): Partial<Values> {
  const { _id, _rev, userType, isAssistant, active, tours, seasons, divisions, director, password, ...fields } = body
  return body.phone ? { ...fields, phone: tenDigits(body.phone) } : fields
}

const rightsIn = ({ userType, isAssistant, active, tours, seasons, divisions, director }: ChangeBody): Partial<Values> =>
  given({ userType, isAssistant, active, tours, seasons, divisions, director })

/** Only an admin says what somebody is. Everybody else adds anglers to their own tours. */
export function valuesOfNew(body: CreateBody, { actor, seasons, helps, profiles }: Writer): Values {
  if (body.password && !isAdmin(actor)) throw refused('access.forbidden')
  // An admin who gives somebody a password vouches for the address, too.
  const vouched = body.password ? { confirmed: true } : {}
  // What others say about rights is not taken.
  if (isAdmin(actor)) {
    demandFreshForNew(body, actor)
    return { ...described(body), ...rightsIn({ userType: 'Angler', ...body }), ...vouched } as Values
  }
  refuseForeignProfile(body, null, profiles)
  const tours = within(body.tours ?? (actor.isAssistant ? actor.tours : []), actor.tours, [], 'tours')
  const own = body.seasons?.length ? within(body.seasons, seasons, [], 'seasons') : []
  const rights = { userType: 'Angler' as const, tours, seasons: own, director: helps ?? actor.id }
  return { ...described(body), ...rights } as Values
}

/** What may be written of what was sent about `stored`; `hasAccount`: somebody signs in as them. */
export function changesOf(stored: UserRow, body: ChangeBody, writer: Writer, hasAccount: boolean): Partial<Values> {
  const { actor } = writer
  const own = actor.id === stored.id
  if (body.password && !own && !isAdmin(actor)) throw refused('access.forbidden')
  const changes = isAdmin(actor) ? changesByAdmin(stored, body, own) : changesByOthers(stored, body, writer, hasAccount)
  // Neither a password nor an e-mail that waits for its proof is part of what the record of changes sees.
  const after = { ...stored, ...changes, ...(body.password ? { password: true } : {}) }
  if (isNeverAsSomebodyElse(actor, { family: 'users', before: stored, after })) throw refused('impersonation.account')
  demandFreshForKeys(stored, changes, body, actor, hasAccount)
  return changes
}

/** An admin changes anything, but cannot lock themselves out: so there is always one left. */
function changesByAdmin(stored: UserRow, body: ChangeBody, own: boolean): Partial<Values> {
  const { userType, active } = body
  if (own && ((userType ?? stored.userType) !== stored.userType || (active ?? stored.active) !== stored.active))
    throw invalid(wrongField('userType', 'another admin has to change this', userType))
  return { ...described(body), ...rightsIn(body), ...(body.password && !own && !stored.confirmed ? { confirmed: true } : {}) }
}

function changesByOthers(stored: UserRow, body: ChangeBody, { actor, seasons, profiles }: Writer, hasAccount: boolean): Partial<Values> {
  const changes = described(body)
  refuseForeignProfile(body, stored, profiles)
  if (actor.id === stored.id) return changes
  // Who is not shown a phone number sends none back: that is no wish to erase it.
  if (!seesContact(actor, stored)) for (const field of ['email', 'phone', 'street', 'zip', 'username'] as const) delete changes[field]
  // An e-mail is the key of an account: once its owner signs in, only they, or an admin, turn it.
  const newEmail = changes.email !== undefined && (changes.email ?? null) !== stored.email
  if (newEmail && hasAccount) throw refused('access.forbidden')
  if (body.tours) changes.tours = within(body.tours, actor.tours, stored.tours, 'tours')
  if (body.seasons) changes.seasons = within(body.seasons, seasons, stored.seasons, 'seasons')
  return changes
}

/** A person's profile is the one that tells of them. */
function refuseForeignProfile({ userProfile }: Named, stored: UserRow | null, owners: Map<string, string>): void {
  if (!userProfile || userProfile === stored?.userProfile || owners.get(userProfile) === (stored?.id ?? '')) return
  throw refused('reference.unknown', { field: 'userProfile' })
}

/** Of the wanted ids only `mine` may be added or taken away; those of others stay as they are. */
export function within(wanted: string[], mine: string[], stored: string[], field: string): string[] {
  if (wanted.some((one) => !mine.includes(one) && !stored.includes(one))) throw refused('reference.unknown', { field })
  return [...new Set([...stored.filter((one) => !mine.includes(one)), ...wanted])]
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
