import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome } from '../kernel/envelope.ts'
import { changeable, creatable, family, idParams, record } from '../kernel/family.ts'
import { pagedSearch } from '../kernel/family-calls.ts'
import { countTotal, id, isoDateTime } from '../kernel/fields.ts'
import { byId, byTime, byValue } from '../kernel/terms.ts'

export const interactionType = z.enum(['view', 'click'])
/** Where cards stand. */
export const INTERACTION_SOURCES = ['tournament search', 'tournaments list'] as const
/** Where a card was seen; compared without case and kept in lower case (A67). */
export const interactionSource = z
  .string()
  .trim()
  .toLowerCase()
  .max(40)
  .regex(new RegExp(INTERACTION_SOURCES.map((source) => `^${source}$`).join('|')), "must be 'tournament search' or 'tournaments list'")
  .meta({ example: 'tournament search' })

/** That somebody has seen or clicked an advertiser's card. `user` is who asks, whatever is sent; null for a visitor. */
const fields = { advertiser: id, type: interactionType, source: interactionSource.nullish(), user: id.nullish() }

export const advertisementInteraction = record(fields).meta({ id: 'AdvertisementInteraction' })
export type AdvertisementInteraction = z.output<typeof advertisementInteraction>

/** How often the card of an advertiser was seen and clicked at one place; `source` is null where nobody said which. */
export const advertiserCount = z
  .object({ advertiser: id, source: interactionSource.nullable(), views: countTotal, clicks: countTotal })
  .meta({ id: 'AdvertiserCount' })
export type AdvertiserCount = z.output<typeof advertiserCount>

const base = '/api/advertisement-interactions/'
const noun = 'views and clicks of advertisers'
const shapes = {
  record: advertisementInteraction,
  create: creatable(fields),
  change: changeable({ type: interactionType, source: interactionSource.nullish() }),
  terms: { advertiser: byId, type: byValue(interactionType), source: byValue(interactionSource), user: byId, createdAt: byTime },
}
const policy = { list: 'system-admin', see: 'system-admin', create: 'public', edit: 'system-admin' } as const

export const advertisementInteractionCalls = {
  ...family(base, noun, shapes, policy),
  byAdvertiser: endpoint({
    method: 'GET',
    path: '/api/advertisement-interactions/by-advertiser/{id}',
    summary: 'The newest views and clicks of an advertiser.',
    policy: 'system-admin',
    params: idParams,
    response: z.array(advertisementInteraction),
  }),
  counts: endpoint({
    method: 'POST',
    path: '/api/advertisement-interactions/counts',
    summary: 'How often each advertiser was seen and clicked, at each place; from one moment on, and before another.',
    policy: 'system-admin',
    body: z.strictObject({ from: isoDateTime.nullish(), before: isoDateTime.nullish() }),
    response: z.array(advertiserCount),
    reads: true,
  }),
  forUser: endpoint({
    method: 'GET',
    path: '/api/advertisement-interactions/for-user/{id}',
    summary: 'The newest views and clicks of a person.',
    policy: 'interactions.of-user',
    params: idParams,
    response: z.array(advertisementInteraction),
  }),
  createForAdvertisers: endpoint({
    method: 'POST',
    path: '/api/advertisement-interactions/create-for-advertisers',
    summary: 'The same view or click of several advertisers, such as all cards of a page; each answers for itself.',
    policy: 'public',
    body: z.strictObject({
      advertiserIdArray: z.array(id).min(1).max(100),
      interactionType,
      interactionSource: interactionSource.nullish(),
      userId: id.nullish(),
    }),
    response: bulkOutcome,
  }),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
}
