import type { AnglerName } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { isInName } from '@ramplight/domain/registration/name-key'
import type { Local } from '#platform/local/answers/local.ts'

export type Names = ReadonlyMap<string, AnglerName>

/**
 * First and last names with home town, by id. `known`: names that came with the records; somebody who has left the book keeps
 * the name they had there (A65). `ids`: of these people alone; a device may know ten thousand.
 */
export async function namesOf(local: Local, known: readonly AnglerName[] = [], ids?: readonly string[]): Promise<Names> {
  const rows = await (ids ? local.rowsOf<AnglerName>('users', ids) : local.rows<AnglerName>('users'))
  return new Map([
    ...known.map((one) => [one._id, one] as const),
    ...rows.map(({ _id, first_name, last_name, city, state }) => [_id, { _id, first_name, last_name, city, state }] as const),
  ])
}

/** `anglers` of records that list people: those whose name is known, in the order of the list. */
export const named = (names: Names, ids: readonly string[]): AnglerName[] => ids.flatMap((id) => names.get(id) ?? [])

/** First and last name in one; null for who is not known. */
export const nameOf = (names: Names, id: string): string | null => {
  const one = names.get(id)
  return one ? fullName(one) : null
}

/** A record that names one person, and has their name beside it. */
type OfUser = { user?: string | null | undefined; userName?: string | null | undefined }

const userNameIn = (names: Names, { user, userName }: OfUser): string | null => (user ? (nameOf(names, user) ?? userName ?? null) : null)

/** Records with the name of their person, as it is in the book now. */
export async function withUserNames<R extends OfUser>(records: R[], local: Local): Promise<R[]> {
  const names = await namesOf(
    local,
    [],
    records.flatMap(({ user }) => user ?? []),
  )
  return records.map((one) => ({ ...one, userName: userNameIn(names, one) }))
}

/** For a family whose `words` find that name. */
export async function byUserName(local: Local) {
  const names = await namesOf(local)
  return { userName: (one: OfUser, part: string) => isInName(userNameIn(names, one) ?? '', part) }
}
