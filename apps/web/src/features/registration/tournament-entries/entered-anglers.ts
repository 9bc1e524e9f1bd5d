import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'

type Boat = Pick<TournamentEntry, '_id' | 'users' | 'boatNumber' | 'deleted'>

/** Who is in another boat of this tournament, and what to say of it: nobody can be entered twice. */
export function enteredAnglers(entries: readonly Boat[], besides?: string): ReadonlyMap<string, string> {
  const others = entries.filter(({ _id, deleted }) => !deleted && _id !== besides)
  return new Map(
    others.flatMap(({ users, boatNumber }) =>
      users.map((user) => [user, boatNumber == null ? 'Already entered' : `Already entered, boat ${boatNumber}`] as const),
    ),
  )
}
