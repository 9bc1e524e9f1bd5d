import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { t } from './tournament-entries.texts.ts'

type Boat = Pick<TournamentEntry, '_id' | 'users' | 'boatNumber' | 'deleted'>

/** Who is in another boat of this tournament, and what to say of it: nobody can be entered twice. */
export function enteredAnglers(entries: readonly Boat[], besides?: string): ReadonlyMap<string, string> {
  const others = entries.filter(({ _id, deleted }) => !deleted && _id !== besides)
  return new Map(
    others.flatMap(({ users, boatNumber }) =>
      users.map(
        (user) =>
          [
            user,
            boatNumber == null
              ? t('enteredAnglers.alreadyEntered')
              : t('enteredAnglers.alreadyEnteredBoat', { boatNumber: String(boatNumber) }),
          ] as const,
      ),
    ),
  )
}
