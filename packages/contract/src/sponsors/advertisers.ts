import { z } from 'zod'
import { uploadPath } from '../content/upload-path.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { pagedSearch } from '../kernel/family-calls.ts'
import { id, requiredText, webAddress } from '../kernel/fields.ts'
import { byFlag, byPart, byValue } from '../kernel/terms.ts'
import { email } from '../kernel/typed.ts'

const key = z
  .string()
  .trim()
  .max(60)
  .regex(/^[\w-]{1,60}$/, 'use letters, digits, dashes and underscores')
  .meta({ example: 'lake-fork-marina' })

/** Whose card is shown among the tournaments (1 §3, 2 §3). */
const fields = {
  name: requiredText(120),
  email,
  url: webAddress,
  image_path: z.union([uploadPath, webAddress]).nullish(),
  /** A new one is active unless it says otherwise. */
  active: z.boolean().optional(),
  key: key.nullish(),
}

/** The e-mail and who entered it are for admins. */
export const advertiser = startingWith(
  record({
    ...fields,
    email: z.string().nullish(),
    active: z.boolean(),
    created_by: id.nullish(),
  }).meta({ id: 'Advertiser' }),
  { active: true },
)
export type Advertiser = z.output<typeof advertiser>

/** `created_by` is who asks, whatever is sent. */
const sent = { ...fields, created_by: id.nullish() }

const base = '/api/advertisers/'
const noun = 'advertisers'
const shapes = {
  record: advertiser,
  create: creatable(sent),
  change: changeable(sent),
  terms: { name: byPart(), active: byFlag, key: byValue(key) },
}
const policy = { list: 'public', see: 'advertiser.see', create: 'system-admin', edit: 'system-admin' } as const

export const advertiserCalls = {
  ...family(base, noun, shapes, policy),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
  byKey: endpoint({
    method: 'GET',
    path: '/api/advertisers/by-key/{key}',
    summary: 'The advertiser with this key.',
    policy: 'advertiser.see',
    params: z.object({ key }),
    response: advertiser,
  }),
}
