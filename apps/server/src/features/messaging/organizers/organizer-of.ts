import type { Organizer } from '@ramplight/contract/messaging/organizers'
import { fullName } from '@ramplight/domain/registration/full-name'
import { settingsOf } from '#features/people/director-settings/index'
import { userStore } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'

/** How everybody may reach a director: by name always, by mail and phone only where the director has said so. */
export async function organizerOf(db: Queryable, director: string): Promise<Organizer> {
  const person = await userStore.find(db, director)
  if (!person) return { name: null, email: null, phone: null }
  const settings = await settingsOf(db, director)
  return {
    name: fullName(person),
    email: settings?.showEmail ? person.email : null,
    phone: settings?.showPhone ? person.phone : null,
  }
}
