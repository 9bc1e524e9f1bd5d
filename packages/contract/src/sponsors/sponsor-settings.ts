import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { bulkDelete, markDeleted, pagedSearch, updateFields } from '../kernel/family-calls.ts'
import { extraValues, id } from '../kernel/fields.ts'
import { byId } from '../kernel/terms.ts'

/** How the sponsors of one tour or one season are shown (2 §3): one record for each, with room for what screens keep (A68). */
const fields = {
  tour: id.nullish(),
  season: id.nullish(),
  /** Slots, images, orientations: as the screens and prints keep them. */
  settings: extraValues.optional(),
}

export const sponsorSettings = startingWith(
  record({ ...fields, settings: z.record(z.string(), z.unknown()) }).meta({ id: 'SponsorSettings' }),
  { settings: {} },
)
export type SponsorSettings = z.output<typeof sponsorSettings>

const base = '/api/sponsor-settings/'
const noun = 'sponsor settings'
const ONE = 'name a tour or a season, and not both'
type Of = { tour?: string | null | undefined; season?: string | null | undefined }
const shapes = {
  record: sponsorSettings,
  create: creatable(fields).refine(({ tour, season }: Of) => !tour !== !season, ONE),
  change: changeable(fields).refine(({ tour, season }: Of) => !tour || !season, ONE),
  terms: { tour: byId, season: byId },
}
const policy = { list: 'director', see: 'sponsor-settings.edit', create: 'sponsor-settings.edit', edit: 'sponsor-settings.edit' } as const

export const sponsorSettingsCalls = {
  ...family(base, noun, shapes, policy),
  byTour: endpoint({
    method: 'GET',
    path: '/api/sponsor-settings/by-tour-id/{id}',
    summary: 'The sponsor settings of a tour; 404 when it has none yet.',
    policy: 'tour.edit',
    see: 'tour.see',
    params: idParams,
    response: sponsorSettings,
  }),
  bySeason: endpoint({
    method: 'GET',
    path: '/api/sponsor-settings/by-season-id/{id}',
    summary: 'The sponsor settings of a season; 404 when it has none yet.',
    policy: 'season.edit',
    see: 'season.see',
    params: idParams,
    response: sponsorSettings,
  }),
  markDeleted: markDeleted(base, noun, shapes, policy),
  updateFields: updateFields(base, noun, shapes),
  pagedSearch: pagedSearch(base, noun, shapes, policy, 'sponsorDataSourceSearch'),
  deleteMany: bulkDelete(base, noun, 'deleteMany'),
}
