import type { AnglerCard } from '@ramplight/contract/people/user-profiles'
import { hasPublicCard } from '#features/people/user-profiles/index'
import { userStore } from '#features/people/users/index'
import { officialPlacesOf } from '#features/results/tournament-results/index'
import type { Queryable } from '#platform/database/types'

/** The card of somebody who has turned it on; null for everybody else, and nobody is told which of them there are. */
export async function publicCardOf(db: Queryable, id: string): Promise<AnglerCard | null> {
  const [person, isOn] = [await userStore.find(db, id), await hasPublicCard(db, id)]
  if (!person?.active || !isOn) return null
  const { first_name, last_name, city, state, profileIcon } = person
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    city: city ?? null,
    state: state ?? null,
    picture: profileIcon ?? null,
    places: await officialPlacesOf(db, id),
  }
}
