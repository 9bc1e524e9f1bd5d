import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { byUser, pagedSearch } from '../kernel/family-calls.ts'
import { extraValues, id, isoDateTime, requiredText } from '../kernel/fields.ts'
import { byFlag, byId, byPart, byTime } from '../kernel/terms.ts'
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
}
