import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, leftOut, record } from '../kernel/family.ts'
import { pagedSearch } from '../kernel/family-calls.ts'
import { id, imagePath, requiredText, text } from '../kernel/fields.ts'
import { OLDEST_FIRST, searching } from '../kernel/search.ts'
import { byId, byPart } from '../kernel/terms.ts'
import { directorStaffCalls, helper } from '../people/staff-members.ts'
import { payoutSettings } from '../tournaments/settings.ts'
import { waterType } from '../tournaments/species.ts'
import { bareTournament } from '../tournaments/tournaments.ts'
import { division } from './divisions.ts'
import { season } from './seasons.ts'
import { tourSettings } from './tour-settings.ts'

const fields = {
  name: requiredText(120),
  waterType: waterType.nullish(),
  additionalInfo: text(5000).nullish(),
  /** Opens the tour's public search under its own name; unique. */
  urlLookupKey: z
    .string()
    .trim()
    .toLowerCase()
    .max(60)
    .regex(/^[a-z0-9-]{3,60}$/, 'use 3 to 60 letters, digits and dashes')
    .nullish(),
  director: id.optional(),
  /** Without one the product's own picture is shown. */
  tourIcon: imagePath.nullish(),
  /** Across the top of its page, 222:73. */
  tourBanner: imagePath.nullish(),
  /** What its tournaments begin with where the tour's settings say nothing of it; for those who edit the tour. */
  payout: payoutSettings.nullish(),
}
/** These have calls of their own: a tour that is sent with them is stored without. */
export const TOUR_LISTS = ['tournaments', 'divisions', 'directorsStaff'] as const
const sent = { ...fields, ...leftOut(TOUR_LISTS) }

/** A group of tournaments (3 §3). */
export const tour = record({ ...fields, director: id }).meta({ id: 'Tour' })
export type Tour = z.output<typeof tour>

/** A tour with what hangs on it, as the caller may see it. */
export const tourFull = z
  .object({
    ...tour.shape,
    divisions: z.array(division),
    seasons: z.array(season),
    /** The newest 500; drafts for those who run them. */
    tournaments: z.array(bareTournament),
    /** For those who edit the tour. */
    settings: tourSettings.nullable(),
    directorsStaff: z.array(helper),
  })
  .meta({ id: 'TourFull' })
export type TourFull = z.output<typeof tourFull>

/** What a picker needs. */
const slimTour = z.object({ _id: id, name: z.string(), urlLookupKey: z.string().nullish(), director: id }).meta({ id: 'SlimTour' })

const base = '/api/tours/'
const shapes = {
  record: tour,
  create: creatable(sent),
  change: changeable(sent),
  terms: { name: byPart(120), director: byId, urlLookupKey: text(60), waterType },
  pagesOrder: { sortField: 'date_created', sortOrder: 'desc' },
} as const

export const tourCalls = {
  ...family(base, 'tours', shapes, { list: 'public', see: 'tour.see', create: 'tour.create', edit: 'tour.edit' }),
  full: endpoint({
    method: 'GET',
    path: `${base}full/{id}`,
    summary: 'A tour with its divisions, seasons, tournaments, settings and who helps, as far as the caller may see them.',
    policy: 'tour.see',
    params: idParams,
    response: tourFull,
  }),
  slimSearch: endpoint({
    method: 'POST',
    path: `${base}slim-search`,
    summary: 'The same search, answering only what a picker needs.',
    policy: 'public',
    ...searching(shapes),
    response: z.array(slimTour),
  }),
  dataSourceSearch: pagedSearch(base, 'tours', shapes, { list: 'public' }, 'dataSourceSearch'),
  sysAdminSearch: pagedSearch(
    base,
    'tours',
    { ...shapes, pagesOrder: OLDEST_FIRST, record: tour.extend({ directorName: z.string().nullable() }).meta({ id: 'TourOfDirector' }) },
    { list: 'system-admin' },
    'sys-admin-search',
  ),
  ...directorStaffCalls(base, 'tour'),
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
    reads: true,
    response: z.object({ available: z.boolean() }),
  }),
}
