import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { byUser, pagedSearch } from '../kernel/family-calls.ts'
import { count, extraValues, id, isoDateTime, requiredText } from '../kernel/fields.ts'
import { byFlag, byId, byPart, byTime } from '../kernel/terms.ts'
import { boatAudience } from '../messaging/messages.ts'
import { uploadPath } from './upload-path.ts'

const fields = {
  label: requiredText(200),
  path: uploadPath,
  isRequired: z.boolean().optional(),
  tournament: id.nullish(),
  season: id.nullish(),
  tour: id.nullish(),
  director: id.nullish(),
  /** What a director asks for, in the words of their form. */
  requestedDocInfo: extraValues.nullish(),
}
/** Whose it is; without it, the caller's. */
const owned = { ...fields, user: id.optional(), dateUploaded: isoDateTime.optional() }

/** What a person has handed in, or is asked to (2 §3). `dateUploaded` is when the server was told of the file. */
export const document = startingWith(
  record({ ...fields, isRequired: z.boolean(), user: id, userName: z.string().nullish(), dateUploaded: isoDateTime }).meta({
    id: 'Document',
  }),
  { isRequired: false },
)
export type Document = z.output<typeof document>

/** Which document, and of whom: what is needed to count before anybody is asked. */
const group = {
  ...{ tournament: id, label: fields.label, audience: boatAudience },
  user: id.optional().meta({ description: 'Only this angler of the group.' }),
}

const groupAsked = z
  .object({
    asked: count,
    /** Who was asked for it before, or has handed it in. */
    before: z.array(z.object({ _id: id, name: z.string() })),
  })
  .meta({ id: 'GroupAsked' })

const base = '/api/documents/'
const noun = 'documents'
const shapes = {
  record: document,
  create: creatable(owned),
  change: changeable(owned),
  terms: {
    label: byPart(),
    isRequired: byFlag,
    user: byId,
    director: byId,
    tournament: byId,
    season: byId,
    tour: byId,
    dateUploaded: byTime,
  },
  order: { sortField: 'dateUploaded', sortOrder: 'desc' },
} as const
const policy = { list: 'signed-in', see: 'document.see', create: 'document.edit', edit: 'document.edit' } as const

export const documentCalls = {
  ...family(base, noun, shapes, policy),
  byUser: byUser(base, 'The documents of a person that the caller may see, newest first.', { see: 'signed-in' }, z.array(document)),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
  wouldAsk: endpoint({
    method: 'POST',
    path: '/api/documents/would-ask',
    summary: 'How many of a group of a tournament would be asked for a document, and who was asked or has handed it in. Asks nobody.',
    policy: 'tournament.run',
    body: z.strictObject(group),
    response: groupAsked,
    reads: true,
  }),
  askGroup: endpoint({
    method: 'POST',
    path: '/api/documents/ask-group',
    summary:
      'Asks everybody of a group of a tournament, or one angler of it, for a document, each once: who was asked for one of this name, or has handed it in, is not asked again.',
    policy: 'tournament.run',
    body: z.strictObject({ ...group, path: uploadPath, isRequired: fields.isRequired, requestedDocInfo: extraValues.optional() }),
    response: groupAsked,
  }),
}
