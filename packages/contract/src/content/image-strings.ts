import { IMAGE_KINDS } from '@ramplight/domain/content/image-kind'
import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { extraValues, id, text } from '../kernel/fields.ts'
import { byFlag, byId, byPart } from '../kernel/terms.ts'

/** Base64 of 300 kB. */
const MOST_CHARACTERS = 410_000

/** A small picture as text, for prints without a network (2 §3). Room for what a screen keeps with it (A68). */
const fields = {
  name: text(120).nullish(),
  /** Base64, also as a `data:image/…;base64,` address; what it is, its bytes say. */
  data: z
    .string()
    .max(MOST_CHARACTERS, 'is larger than 300 kB')
    .regex(/^(?:data:image\/(?:jpeg|png|gif|webp);base64,)?[A-Za-z0-9+/]+={0,2}$/, 'must be base64')
    .meta({ example: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==' }),
  extra: extraValues.nullish(),
}
const owned = { systemDefault: z.boolean().nullish(), director: id.nullish() }

/** `director` is its owner, whoever that is. */
export const imageString = startingWith(
  record({ ...fields, ...owned, data: z.string(), type: z.enum(IMAGE_KINDS) }).meta({ id: 'ImageString' }),
  { systemDefault: false },
)
export type ImageString = z.output<typeof imageString>

export const imageStringCalls = family(
  '/api/image-strings/',
  'pictures as text',
  {
    record: imageString,
    create: creatable({ ...fields, ...owned }),
    change: changeable({ ...fields, ...owned }),
    terms: { name: byPart(), director: byId, systemDefault: byFlag },
  },
  { list: 'signed-in', see: 'own.see', create: 'signed-in', edit: 'own.edit' },
)
