import { nameKey } from './angler-book.ts'

type Named = { first_name: string; last_name: string }

/** Father and son on one phone are told apart by their first names; more than so many are asked for both. */
const MOST_ASKED = 6

const firstOf = ({ first_name }: Pick<Named, 'first_name'>): string => first_name.trim().toLowerCase()

/** The first names that tell one of these people from the others. Two Johns on one phone give both names. */
export function firstNamesThatTell(people: readonly Named[]): string[] {
  const alone = people.filter((one) => people.filter((other) => firstOf(other) === firstOf(one)).length === 1)
  return alone.length > MOST_ASKED ? [] : alone.map(({ first_name }) => first_name.trim())
}

/**
 * Who of the people with this phone number somebody says to be. By the first name alone only where it was offered; `unclear`: both
 * names are needed. Null: nobody of them.
 */
export function whoOnPhone<P extends Named>(
  people: readonly P[],
  said: { first_name: string; last_name?: string | undefined },
): P | 'unclear' | null {
  if (said.last_name) {
    const same = people.filter((one) => nameKey(one) === nameKey({ first_name: said.first_name, last_name: said.last_name ?? '' }))
    return same.length === 1 ? same[0]! : null
  }
  const offered = firstNamesThatTell(people).some((name) => firstOf({ first_name: name }) === firstOf(said))
  return offered ? people.find((one) => firstOf(one) === firstOf(said))! : 'unclear'
}
