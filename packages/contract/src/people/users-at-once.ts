import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome } from '../kernel/envelope.ts'
import { changeable } from '../kernel/family.ts'
import { bulkUpdate, updateFields } from '../kernel/family-calls.ts'
import { count, id, text } from '../kernel/fields.ts'
import { emailTyped, identifier, phoneTyped } from '../kernel/typed.ts'
import { personFields, rightFields, userTerms } from './users.ts'

const base = '/api/users/'
/** The longest list that is imported or changed by one call. */
export const MOST_LINES = 1000

/** An e-mail is an account's key: never the same for several, and never changed by the way. Nor is a password. */
const { email: _, ...sharedFields } = personFields
const certainFields = z.strictObject(sharedFields).extend(rightFields).partial()

/** One line of an import (2 §3, A86): a phone and a name are required. What is wrong with it is said of this line alone. */
export const importUser = z.strictObject({
  _id: id.optional(),
  first_name: text(60).nullish(),
  last_name: text(60).nullish(),
  email: emailTyped.nullish(),
  phone: phoneTyped(40).nullish(),
  street: text(120).nullish(),
  city: text(80).nullish(),
  state: text(30).nullish(),
  zip: identifier(10).nullish(),
  club_name: text(80).nullish(),
})
export type ImportUser = z.output<typeof importUser>

const importUsers = z.strictObject({
  users: z.array(importUser).max(MOST_LINES),
  tours: z.array(id).max(200).optional(),
  /** Nothing is written; what would become of each line is told. */
  check: z.boolean().optional(),
})

/** What became of each, and the revision it has now: who takes the change back names it, and a later change stays. */
const changedOutcome = bulkOutcome
  .extend({ results: z.array(bulkOutcome.shape.results.element.extend({ _rev: count.optional() })) })
  .meta({ id: 'ChangedOutcome' })

/** Changes of many people by one call: as many statements for a hundred as for one, and each answers for itself (A63). */
export const usersAtOnceCalls = {
  bulkUpdate: bulkUpdate(base, 'users', { change: changeable({ ...personFields, ...rightFields }) }),
  /** With a slash at the end, as the specification has it; served without it, too. */
  updateCertainFieldsArray: endpoint({
    ...updateFields(base, 'users', { change: certainFields }),
    path: `${base}update-certain-fields-array/`,
    response: changedOutcome,
  }),
  updateByFields: endpoint({
    method: 'POST',
    path: `${base}update-by-fields`,
    summary: 'Make the same change to everybody whom the search finds and the caller may edit. An empty search is refused (A23).',
    policy: 'director',
    body: z.strictObject({ search: z.strictObject(userTerms).partial(), updates: certainFields }),
    response: bulkOutcome,
  }),
  importUsers: endpoint({
    method: 'POST',
    path: `${base}import-users`,
    summary: 'Bring a list of anglers: known by phone, e-mail or name, or made. A bare array, or with the tours they join.',
    policy: 'director',
    body: z.union([importUsers, z.array(importUser).max(MOST_LINES)]),
    response: z.object({
      ok: z.boolean(),
      created: count,
      matched: count,
      /** `row` counts from 1 in the order of the list. */
      results: z.array(
        z.object({
          row: count,
          outcome: z.enum(['created', 'matched', 'refused']),
          _id: id.optional(),
          message: z.string().optional(),
          /** Of who is known already: their name in the book. */
          name: z.string().optional(),
          /** The phone or the e-mail is that of somebody with another name. */
          doubtful: z.boolean().optional(),
        }),
      ),
      refused: z.array(z.object({ row: count, message: z.string() })),
    }),
  }),
}
