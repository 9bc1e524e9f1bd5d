import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { countTotal, id, moneyTotal } from '../kernel/fields.ts'
import { user } from './users.ts'

/** Of which of the two a value may stay (2 §9). */
export const MERGE_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'street', 'city', 'state', 'zip'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** What goes from the one to the other, counted. */
export const MERGE_COUNTS = [
  'entries',
  'preRegistrations',
  'teams',
  'points',
  'payments',
  'memberships',
  'tickets',
  'documents',
  'messages',
  'other',
] as const
export type MergeCount = (typeof MERGE_COUNTS)[number]

const MOST_PAIRS = 50

const two = { master: id, merged: id }

const side = z.object({ user, signsIn: z.boolean() })

/** What a merge would do, and why it cannot be done, if so. */
export const mergePreview = z
  .object({
    master: side,
    merged: side,
    counts: z.object(Object.fromEntries(MERGE_COUNTS.map((name) => [name, countTotal])) as Record<MergeCount, typeof countTotal>),
    /** The sum of the points of seasons, and of the payments that are not void. */
    pointsTotal: z.number(),
    paymentsTotal: moneyTotal,
    refusal: z.object({ code: z.string().max(60), message: z.string().max(500) }).nullable(),
  })
  .meta({ id: 'AnglerMergePreview' })
export type MergePreview = z.output<typeof mergePreview>

export const DUPLICATE_REASONS = ['phone', 'name-and-town', 'name'] as const

/** Two who may be one person. */
export const duplicatePair = z.object({ one: user, other: user, why: z.enum(DUPLICATE_REASONS) }).meta({ id: 'DuplicatePair' })
export type DuplicatePair = z.output<typeof duplicatePair>

const base = '/api/angler-merges/'

/** Two lines of the book that are one angler become one. Nothing brings the second one back. */
export const anglerMergeCalls = {
  preview: endpoint({
    method: 'POST',
    path: `${base}preview`,
    summary: 'What merging two anglers would move from `merged` to `master`, and why it cannot be done, if so. Changes nothing.',
    policy: 'user.merge',
    see: 'user.see',
    reads: true,
    body: z.strictObject(two),
    response: mergePreview,
  }),
  merge: endpoint({
    method: 'POST',
    path: base,
    summary:
      'Two anglers are one person: everything that names `merged` names `master` afterwards, and `merged` leaves the book. `take` names the fields whose value comes from `merged`. Twice is harmless; it cannot be undone.',
    policy: 'user.merge',
    see: 'user.see',
    body: z.strictObject({ ...two, take: z.array(z.enum(MERGE_FIELDS)).max(MERGE_FIELDS.length) }),
    response: user,
  }),
  duplicates: endpoint({
    method: 'GET',
    path: `${base}duplicates`,
    summary: 'Anglers whom the caller may merge and who may be one person: the same phone, or the same name. The first 50 pairs.',
    policy: 'director',
    response: z.array(duplicatePair).max(MOST_PAIRS),
  }),
}

export { MOST_PAIRS }
