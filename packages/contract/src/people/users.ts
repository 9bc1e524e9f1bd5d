import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome, done } from '../kernel/envelope.ts'
import { changeable, family, idParams, record } from '../kernel/family.ts'
import { id, isoDateTime, requiredText, text } from '../kernel/fields.ts'
import { paged, pagingFields } from '../kernel/paging.ts'

export const userType = z.enum(['Angler', 'Director', 'System Admin'])

/** Contains one @, a dot in the domain, no blanks, 5 to 100 characters (A05). */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  // What is too long is not looked at any further: the pattern takes a time that grows with the square of the length.
  .max(100, { abort: true })
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address.')

/** Ten digits; `(903) 555-0142`, `903-555-0142` and a leading +1 are understood (A06). */
export const phone = z
  .string()
  .trim()
  .max(20, { abort: true })
  .regex(/^(\+?1[\s-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/, 'Not a valid phone number. Please enter as (xxx) xxx-xxxx')

/** At least 8 with a lower-case, an upper-case letter and one of @#$%^&+=?!*; at most 64 (decisions 8). */
export const password = z
  .string()
  .max(64)
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*[@#$%^&+=?!*]).{8,}$/,
    'Must be at least 8 characters with a lowercase letter, an uppercase letter and one of @#$%^&+=?!*',
  )

const fields = {
  first_name: requiredText(60),
  last_name: requiredText(60),
  email: email.nullish(),
  phone: phone.nullish(),
  street: text(120).nullish(),
  city: text(80).nullish(),
  state: text(30).nullish(),
  zip: text(10).nullish(),
}
const adminFields = {
  userType: userType.optional(),
  isAssistant: z.boolean().optional(),
  active: z.boolean().optional(),
  tours: z.array(id).max(200).optional(),
  seasons: z.array(id).max(200).optional(),
  director: id.nullish(),
  password: password.optional(),
}

/** A person. A password is write-only; e-mail, phone and address are null for callers who may not see them (A27). */
export const user = record({
  ...fields,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  userType,
  isAssistant: z.boolean(),
  active: z.boolean(),
  tours: z.array(id),
  seasons: z.array(id),
  director: id.nullish(),
  lastLoginAt: isoDateTime.nullish(),
}).meta({ id: 'User' })
export type User = z.output<typeof user>

/** What anybody may know of an angler: the name and where they come from. */
export const anglerName = z
  .object({
    _id: id,
    first_name: z.string(),
    last_name: z.string(),
    city: z.string().nullish(),
    state: z.string().nullish(),
  })
  .meta({ id: 'AnglerName' })
export type AnglerName = z.output<typeof anglerName>

const createUser = z.strictObject({ _id: id.optional(), ...fields, last_name: text(60), ...adminFields })

export const userCalls = {
  ...family(
    '/api/users/',
    'users',
    {
      record: user,
      create: createUser,
      change: changeable({ ...fields, ...adminFields }),
      terms: {
        name: text(80),
        userType,
        tours: z.array(id).max(100),
        director: id,
        ignoreUsers: z.array(id).max(1000),
        phone: text(20),
        skinnyDown: z.boolean(),
        active: z.boolean(),
      },
    },
    { list: 'director', see: 'user.see', create: 'director', edit: 'user.edit' },
  ),
  bulkCreate: endpoint({
    method: 'POST',
    path: '/api/users/bulk-create',
    summary: 'Create several anglers; each answers for itself.',
    policy: 'director',
    body: z.array(createUser).max(500),
    response: bulkOutcome,
  }),
  pagedSearch: endpoint({
    method: 'POST',
    path: '/api/users/paged-search',
    summary: 'A page of the users the caller may see.',
    policy: 'director',
    body: z.strictObject({ name: text(80).optional(), userType: userType.optional(), active: z.boolean().optional(), ...pagingFields }),
    response: paged(user),
  }),
  logLoginDate: endpoint({
    method: 'PUT',
    path: '/api/users/{id}/log-login-date/',
    summary: 'Note that this user has just signed in.',
    policy: 'user.edit',
    params: idParams,
    response: done,
  }),
}
