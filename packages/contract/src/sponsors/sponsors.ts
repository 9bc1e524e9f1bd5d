import { SPONSOR_STATUSES } from '@ramplight/domain/sponsors/sponsor-status'
import { z } from 'zod'
import { uploadPath } from '../content/upload-path.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { bulkDelete, findAndUpdate, markDeleted, pagedSearch, restore, updateFields } from '../kernel/family-calls.ts'
import { id, money, requiredText, text, webAddress } from '../kernel/fields.ts'
import { byId, byPart, byValue } from '../kernel/terms.ts'
import { email } from '../kernel/typed.ts'

export const sponsorStatus = z.enum(SPONSOR_STATUSES)

/** Who sponsors a tour, or, without one, is in a director's own book (2 §3). */
const fields = {
  name: requiredText(120),
  link: webAddress.nullish(),
  tour: id.nullish(),
  /** Of a sponsor without a tour. Only an admin names somebody else. */
  director: id.nullish(),
  email: email.nullish(),
  /** What the sponsor pays. */
  charge: money.nullish(),
  notes: text(2000).nullish(),
  tagLine: text(200).nullish(),
  /** A new one is Pending unless it says otherwise. */
  status: sponsorStatus.optional(),
  deleted: z.boolean().optional(),
  mainImagePath: uploadPath.nullish(),
  /** For prints (3 §2). */
  imageOptions: z.strictObject({ orientation: z.enum(['Landscape', 'Portrait', 'Square']) }).nullish(),
}

/** Everybody sees of an Active one all but e-mail, charge and notes. */
export const sponsor = startingWith(record({ ...fields, status: sponsorStatus }).meta({ id: 'Sponsor' }), { status: 'Pending' })
export type Sponsor = z.output<typeof sponsor>

const base = '/api/sponsors/'
const noun = 'sponsors'
const shapes = {
  record: sponsor,
  create: creatable(fields),
  change: changeable(fields),
  terms: {
    name: byPart(),
    tagLine: byPart(),
    tour: byId,
    director: byId,
    status: byValue(sponsorStatus),
    deleted: z.literal(false),
  },
}
const policy = { list: 'public', see: 'sponsor.see', create: 'sponsor.edit', edit: 'sponsor.edit' } as const

export const sponsorCalls = {
  ...family(base, noun, shapes, policy),
  ofDirector: endpoint({
    method: 'GET',
    path: '/api/sponsors/directors-sponsors/{id}',
    summary: "The sponsors of a director's tours and of their own book; of an assistant also those of the directors they help.",
    policy: 'public',
    params: idParams,
    response: z.array(sponsor),
  }),
  markDeleted: markDeleted(base, noun, shapes, policy),
  findAndUpdate: findAndUpdate(base, noun, shapes, policy),
  updateFields: updateFields(base, noun, shapes),
  pagedSearch: pagedSearch(base, noun, shapes, policy, 'sponsorDataSourceSearch'),
  deleteMany: bulkDelete(base, noun, 'deleteMany'),
  restore: restore(base, noun, shapes, policy),
}
