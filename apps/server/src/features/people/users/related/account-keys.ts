import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { demandFresh } from '#platform/http/demand-fresh'
import type { UserRow } from '../users.store.ts'
import type { ChangeBody, CreateBody, Values } from './user-bodies.ts'

/** How an account is reached, and so taken over. */
const REACHED_BY = ['email', 'phone'] as const
/** What somebody is, which an admin alone says. */
const RIGHTS = ['userType', 'isAssistant', 'active'] as const

const inCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : (value ?? null))
const differs = (stored: Partial<UserRow>, changes: Partial<Values>, field: keyof Values & keyof UserRow): boolean =>
  changes[field] !== undefined && inCase(changes[field]) !== inCase(stored[field])

/** Somebody signs in here: it is no longer only a line in a director's book. */
export const isAccount = (stored: UserRow, actor: Actor, hasPassword: boolean): boolean =>
  hasPassword || stored.confirmed || stored.id === actor.id

/**
 * A password, the way an account is reached, and rights are changed by who has just proved that it is them. A director who
 * corrects the phone of an angler at the ramp changes a line in a book, and is asked for nothing.
 */
export function demandFreshForKeys(stored: UserRow, changes: Partial<Values>, body: ChangeBody, actor: Actor, hasAccount: boolean): void {
  const isTheirs = stored.id === actor.id || (isAdmin(actor) && hasAccount)
  const isReachedOtherwise = isTheirs && REACHED_BY.some((field) => differs(stored, changes, field))
  const helpsElsewhere = isAdmin(actor) && stored.userType === 'Director' && !!changes.tours && changes.tours.join() !== stored.tours.join()
  if (body.password || isReachedOtherwise || helpsElsewhere || RIGHTS.some((field) => differs(stored, changes, field))) demandFresh(actor)
}

/** Who is made with a way in, or as more than an angler, is given rights. */
export function demandFreshForNew({ password, userType = 'Angler', isAssistant }: CreateBody, actor: Actor): void {
  if (password || userType !== 'Angler' || isAssistant) demandFresh(actor)
}

/** The e-mail that has to be proved before it counts, or null. */
export const emailToProve = (stored: UserRow, changes: Partial<Values>, hasAccount: boolean): string | null =>
  hasAccount && changes.email && differs(stored, changes, 'email') ? changes.email : null
