import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record } from '../kernel/family.ts'
import { id, requiredText, text } from '../kernel/fields.ts'

const fields = {
  name: requiredText(120),
  waterType: z.enum(['Freshwater', 'Saltwater', 'Both']).nullish(),
  additionalInfo: text(5000).nullish(),
  /** Opens the tour's public search under its own name; unique. */
  urlLookupKey: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]{3,60}$/, 'use 3 to 60 letters, digits and dashes')
    .nullish(),
  director: id.optional(),
}

/** A group of tournaments (3 §3). */
export const tour = record({ ...fields, director: id }).meta({ id: 'Tour' })
export type Tour = z.output<typeof tour>

export const tourCalls = {
  ...family(
    '/api/tours/',
    'tours',
    {
      record: tour,
      create: creatable(fields),
      change: changeable(fields),
      terms: { name: text(120), director: id, urlLookupKey: text(60) },
    },
    { list: 'public', see: 'tour.see', create: 'tour.create', edit: 'tour.edit' },
  ),
  findOneByDirector: endpoint({
    method: 'GET',
    path: '/api/tours/find-one-by-director/{id}',
    summary: 'The newest tour of a director.',
    policy: 'public',
    params: idParams,
    response: tour,
  }),
  urlLookupKeyCheck: endpoint({
    method: 'POST',
    path: '/api/tours/url-lookup-key-check',
    summary: 'Whether a URL key is free.',
    policy: 'signed-in',
    body: z.object({ urlLookupKey: text(60) }),
    response: z.object({ available: z.boolean() }),
  }),
}
