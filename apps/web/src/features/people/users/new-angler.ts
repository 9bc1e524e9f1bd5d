import { user, userCalls } from '@ramplight/contract/people/users'
import type { NewAngler } from '@ramplight/domain/registration/angler-book'
import type { Change } from '@ramplight/sync/types'
import { creation } from '../../local-writes/local-records.ts'

/** What a new angler is, until the server says it: no helper, nobody's account. */
export const ANGLER = { userType: 'Angler', isAssistant: false, active: true, divisions: [], confirmed: false } as const

/** Somebody whom a list of entries brings: into the book of the tournament's director, and of its tour and season. */
export function newAngler(
  { _id, ...person }: NewAngler,
  { tour, season, director }: { tour: string; season?: string | null | undefined; director: string },
  at: Date,
): Change {
  const given = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null))
  const rights = { tours: [tour], seasons: season ? [season] : [] }
  return creation(
    'users',
    _id,
    { create: userCalls.create.body!, record: user },
    { body: { ...given, userType: 'Angler', ...rights }, filled: { ...ANGLER, ...rights, director }, at: at.toISOString() },
  )
}
