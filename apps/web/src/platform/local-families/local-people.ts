import type { AnglerName } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
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
