import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { id, imagePath, text } from '../kernel/fields.ts'
import { byId, byPart } from '../kernel/terms.ts'

/** What a person says of themselves (1 §3, 2 §3): one for each, seen by those who may see the person. */
const fields = {
  /** The caller, unless an admin names somebody else. */
  user: id.optional(),
  club_name: text(80).nullish(),
  about_me: text(5000).nullish(),
  family: text(2000).nullish(),
  interesting_facts: text(5000).nullish(),
  sponsors: text(2000).nullish(),
  background_image: imagePath.nullish(),
  avatar: imagePath.nullish(),
  theme: text(80).nullish(),
}

export const userProfile = record({ ...fields, user: id }).meta({ id: 'UserProfile' })
export type UserProfile = z.output<typeof userProfile>

export const userProfileCalls = {
  ...family(
    '/api/user-profiles/',
    'user profiles',
    {
      record: userProfile,
      create: creatable(fields),
      change: changeable(fields),
      terms: { user: byId, club_name: byPart(80) },
    },
    { list: 'signed-in', see: 'user.see', create: 'user.self', edit: 'user.self' },
  ),
  forUser: endpoint({
    method: 'GET',
    path: '/api/user-profiles/for-user/{userId}',
    summary: 'The profile of a person; not found while they have none.',
    policy: 'user.see',
    params: z.object({ userId: id }),
    response: userProfile,
  }),
}
