import type { z } from 'zod'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { id, text } from '../kernel/fields.ts'
import { byId, byPart } from '../kernel/terms.ts'

/** A line about a person (2 §3): one for each, seen by those who may see the person. */
const fields = {
  /** The caller, unless an admin names somebody else. */
  user: id.optional(),
  description: text(5000).nullish(),
}

export const profile = record({ ...fields, user: id }).meta({ id: 'Profile' })
export type Profile = z.output<typeof profile>

export const profileCalls = family(
  '/api/profiles/',
  'profiles',
  { record: profile, create: creatable(fields), change: changeable(fields), terms: { user: byId, description: byPart() } },
  { list: 'signed-in', see: 'user.see', create: 'user.self', edit: 'user.self' },
)
