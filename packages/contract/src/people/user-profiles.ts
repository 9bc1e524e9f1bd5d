import { WEIGHT_FORMATS } from '@ramplight/domain/scoring/format-weight'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { id, imagePath, isoDate, text, weightTotal as weight } from '../kernel/fields.ts'
import { byId, byPart } from '../kernel/terms.ts'

/** What a person says of themselves (1 §3, 2 §3): one for each, seen by those who may see the person. */
const fields = {
  /** The caller, unless an admin names somebody else. */
  user: id.optional(),
  /** How the name is said, as the MC reads it: "trahn, like brawn". */
  pronunciation: text(120).nullish(),
  club_name: text(80).nullish(),
  about_me: text(5000).nullish(),
  family: text(2000).nullish(),
  interesting_facts: text(5000).nullish(),
  sponsors: text(2000).nullish(),
  background_image: imagePath.nullish(),
  avatar: imagePath.nullish(),
  theme: text(80).nullish(),
}

/** `publicCard` is set by `setPublicCard` alone: nobody else turns it on, an admin neither. */
export const userProfile = startingWith(record({ ...fields, user: id, publicCard: z.boolean() }).meta({ id: 'UserProfile' }), {
  publicCard: false,
})
export type UserProfile = z.output<typeof userProfile>

/** All that everybody may read of an angler who has turned their public card on; nothing else leaves by it (decision 0048). */
export const anglerCard = z
  .strictObject({
    first_name: z.string(),
    last_name: z.string(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    picture: imagePath.nullable(),
    /** In official results that everybody may read, the newest first. */
    places: z.array(
      z.strictObject({
        tournament: id,
        name: z.string(),
        date: isoDate,
        position: z.number().int(),
        tied: z.boolean(),
        weight,
        display: z.enum(WEIGHT_FORMATS),
      }),
    ),
  })
  .meta({ id: 'AnglerCard' })
export type AnglerCard = z.output<typeof anglerCard>

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
  card: endpoint({
    method: 'GET',
    path: '/api/user-profiles/card/{userId}',
    summary: 'The public card of an angler; not found unless they have turned it on.',
    policy: 'public',
    params: z.object({ userId: id }),
    response: anglerCard,
  }),
  setPublicCard: endpoint({
    method: 'POST',
    path: '/api/user-profiles/public-card',
    summary: 'Turn one’s own public card on or off. Nobody does it for somebody else.',
    policy: 'signed-in',
    own: 'public-card',
    body: z.strictObject({ publicCard: z.boolean() }),
    response: userProfile,
  }),
}
