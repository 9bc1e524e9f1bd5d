import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { byUser } from '../kernel/family-calls.ts'
import { id, text } from '../kernel/fields.ts'
import { byFlag, byId, byPart, byValue } from '../kernel/terms.ts'
import { email } from '../kernel/typed.ts'

/** `Active` gives its user the level of its director (2 §4); one that is `Ended`, or has none, gives nothing. */
export const licenseStatus = z.enum(['Active', 'Ended'], 'must be Active or Ended')
export const licenseRole = z.enum(['Admin', 'Director', 'Support'])

/** A seat of a director's subscription for somebody of their staff (2 §3). It gives no right by itself. */
const fields = {
  first_name: text(80).nullish(),
  last_name: text(80).nullish(),
  email: email.nullish(),
  role: licenseRole.nullish(),
  user: id.nullish(),
  active: z.boolean().optional(),
  status: licenseStatus.nullish(),
  director: id.nullish(),
}

export const license = startingWith(record({ ...fields, active: z.boolean() }).meta({ id: 'License' }), { active: true })
export type License = z.output<typeof license>

const base = '/api/licenses/'

export const licenseCalls = {
  ...family(
    base,
    'licenses',
    {
      record: license,
      create: creatable(fields),
      change: changeable(fields),
      terms: {
        first_name: byPart(),
        last_name: byPart(),
        role: byValue(licenseRole),
        status: byValue(licenseStatus),
        active: byFlag,
        user: byId,
        director: byId,
      },
    },
    { list: 'signed-in', see: 'license.see', create: 'license.edit', edit: 'license.edit' },
  ),
  byUser: byUser(base, 'The licenses of a person that the caller may see.', { see: 'signed-in' }, z.array(license)),
}
