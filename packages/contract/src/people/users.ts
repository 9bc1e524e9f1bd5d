import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { changeable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, markDeleted, pagedSearch } from '../kernel/family-calls.ts'
import { id, imagePath, isoDateTime, requiredText, text } from '../kernel/fields.ts'
import { email, identifier, phone, phoneTyped } from '../kernel/typed.ts'

export const userType = z.enum(['Angler', 'Director', 'System Admin'])

/** At least 8 with a lower-case, an upper-case letter and one of @#$%^&+=?!*; at most 128 (decisions 8). */
export const password = z
  .string()
  .max(128)
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*[@#$%^&+=?!*]).{8,}$/,
    'Must be at least 8 characters with a lowercase letter, an uppercase letter and one of @#$%^&+=?!*',
  )

/** What anybody may say about a person they may edit at all. */
export const personFields = {
  first_name: requiredText(60),
  last_name: requiredText(60),
  email: email.nullish(),
  phone: phone.nullish(),
  street: text(120).nullish(),
  city: text(80).nullish(),
  state: text(30).nullish(),
  zip: identifier(10).nullish(),
  /** 5 to 15 letters or digits (2 §5, A02). */
  username: identifier(15)
    .regex(/^[A-Za-z0-9]{5,15}$/, 'must be 5 to 15 letters or digits')
    .nullish(),
  profileIcon: imagePath.nullish(),
  userProfile: id.nullish(),
  club_name: text(80).nullish(),
}
/** What only a system admin says, but for the tours and seasons: a director adds their own. */
export const rightFields = {
  userType: userType.optional(),
  isAssistant: z.boolean().optional(),
  active: z.boolean().optional(),
  tours: z.array(id).max(200).optional(),
  seasons: z.array(id).max(200).optional(),
  divisions: z.array(id).max(200).optional(),
  director: id.nullish(),
}
const adminFields = {
  ...rightFields,
  password: password.optional(),
}

/** A person. A password is write-only; e-mail, phone and address are null for callers who may not see them (A27). */
export const user = startingWith(
  record({
    ...personFields,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullish(),
    phone: z.string().nullish(),
    /** When they typed the code that was sent to this phone; null once it is another one. Which number counts: `phone-counts.ts` of the domain. */
    phoneProvenAt: isoDateTime.nullish(),
    userType,
    isAssistant: z.boolean(),
    active: z.boolean(),
    tours: z.array(id),
    /** Of an assistant: tours on which they weigh and check boats in, and do nothing else. The staff of a director says it. */
    weighTours: z.array(id).optional(),
    seasons: z.array(id),
    divisions: z.array(id).optional(),
    director: id.nullish(),
    /** Whether the person has proved their mailbox. */
    confirmed: z.boolean().optional(),
    lastLoginAt: isoDateTime.nullish(),
    pendingEmail: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'In the answer to a change: this e-mail counts once the code sent to it is entered.' }),
  }).meta({ id: 'User' }),
  { userType: 'Angler', isAssistant: false, active: true, tours: [], weighTours: [], seasons: [], divisions: [], confirmed: false },
)
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

const createUser = z.strictObject({ _id: id.optional(), ...personFields, last_name: text(60), ...adminFields })

/** What a search may name; all given terms must match. */
export const userTerms = {
  name: text(80),
  userType,
  tours: z.array(id).max(100),
  director: id,
  ignoreUsers: z.array(id).max(1000),
  phone: phoneTyped(),
  /** Who has no phone number or no email, as far as the caller sees them. */
  without: z.enum(['phone', 'email']),
  active: z.boolean(),
}
const shapes = {
  record: user,
  create: createUser,
  change: changeable({ ...personFields, ...adminFields }),
  terms: { ...userTerms, skinnyDown: z.boolean() },
  /** Sorting by anything else would tell its order to somebody who may not see it. */
  sorts: ['first_name', 'last_name', 'city', 'state', 'userType', 'active'],
  /** Email and phone only of those whose the caller may see. */
  words: ['first_name', 'last_name', 'email', 'phone'],
}
/** `deleted`: those that are gone, for a system admin; nobody else has any. */
const paging = { ...shapes, terms: { ...userTerms, deleted: z.boolean() }, order: { sortField: 'last_name', sortOrder: 'desc' } as const }
const policy = { list: 'director', see: 'user.see', create: 'director', edit: 'user.edit' } as const
const base = '/api/users/'

export const userCalls = {
  ...family(base, 'users', shapes, policy),
  pagedSearch: pagedSearch(base, 'users', paging, policy),
  bulkCreate: endpoint({ ...bulkCreate(base, 'users', shapes), policy: policy.create }),
  /** The same pages for a table on a screen, where `selectAll` is true unless said otherwise (3 §7); no list is without a bound. */
  dataSourceSearch: pagedSearch(base, 'users', paging, policy, 'dataSourceSearch'),
  markDeleted: markDeleted(base, 'users', shapes, policy),
  restore: endpoint({
    method: 'PUT',
    path: `${base}restore/{id}`,
    summary: 'Bring a deleted person back. Restoring twice is harmless.',
    policy: 'system-admin',
    params: idParams,
    response: user,
  }),
  updateCertainFields: endpoint({
    method: 'PUT',
    path: `${base}update-certain-fields/{id}`,
    summary: 'Change some fields of a person. What only an admin may say is refused, not ignored.',
    policy: policy.edit,
    see: policy.see,
    params: idParams,
    body: changeable({ ...personFields, ...rightFields }),
    response: user,
  }),
  logLoginDate: endpoint({
    method: 'PUT',
    path: `${base}{id}/log-login-date/`,
    summary: 'Note that this user has just signed in.',
    policy: 'user.edit',
    own: 'sign-in',
    params: idParams,
    response: done,
  }),
  joinTour: endpoint({
    method: 'PUT',
    path: `${base}{id}/join-tour/{tourId}`,
    summary: 'Make an angler one of a tour: themself, or who edits the tour and knows them. Joining twice is harmless.',
    policy: 'user.join-tour',
    see: 'user.see',
    params: z.object({ id, tourId: id }),
    response: user,
  }),
  joinSeason: endpoint({
    method: 'PUT',
    path: `${base}{id}/join-season/{seasonId}`,
    summary: 'Make an angler one of a season and of its tour. Joining twice is harmless.',
    policy: 'user.join-season',
    see: 'user.see',
    params: z.object({ id, seasonId: id }),
    response: user,
  }),
  /** A GET, as the specification has it (3 §7): it changes nothing and sends nothing. */
  directorInviteRequest: endpoint({
    method: 'GET',
    path: `${base}director-invite-request/{id}`,
    summary: 'Whether a person whom the director knows can be asked to help on the tours of the director. `staff-invitations` asks them.',
    policy: 'user.invite',
    see: 'user.see',
    params: idParams,
    response: done,
  }),
}
