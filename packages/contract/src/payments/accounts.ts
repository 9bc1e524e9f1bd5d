import { z } from 'zod'
import { asksForProof, endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { byUser, markDeleted, pagedSearch } from '../kernel/family-calls.ts'
import { id, requiredText, text } from '../kernel/fields.ts'
import { byFlag, byId, byPart } from '../kernel/terms.ts'
import { email, identifier } from '../kernel/typed.ts'

const fields = {
  name: requiredText(120),
  type: requiredText(40),
  email,
  /** `Account` pays the card fees itself; else the angler does (2 §9). */
  feePayer: text(40).nullish(),
  user: id.optional().meta({ description: 'Whose it is; only an admin names somebody else.' }),
  /** Both are changed by admins only. A locked account registers nobody until it has paid (A39). */
  active: z.boolean().optional(),
  locked: z.boolean().optional(),
}

/** A person's payment account; everybody has one at most. */
export const account = startingWith(record({ ...fields, user: id, active: z.boolean(), locked: z.boolean() }).meta({ id: 'Account' }), {
  active: true,
  locked: false,
})
export type Account = z.output<typeof account>

const base = '/api/accounts/'
const noun = 'payment accounts'
const policy = { list: 'signed-in', see: 'account.see', create: 'signed-in', edit: 'account.edit' } as const
const shapes = {
  record: account,
  create: creatable(fields),
  change: changeable(fields),
  terms: { user: byId, name: byPart(), email: byPart(100, identifier), type: byPart(40), active: byFlag, locked: byFlag },
  sorts: ['name', 'email', 'type'],
}
const lock = endpoint({
  method: 'POST',
  path: `${base}lock/{id}`,
  summary:
    'Lock the account of a director by hand, or open it. Whoever has none gets one. The reason stands in its history; twice is harmless.',
  policy: 'system-admin',
  params: idParams,
  body: z.strictObject({ locked: z.boolean(), reason: requiredText(300) }),
  response: z.object({ user: id, locked: z.boolean() }),
})
const { create, update, remove, ...reads } = family(base, noun, shapes, policy)
/** Where money goes is changed by who has just proved that it is them. */
const writes = asksForProof({ create, update, remove, lock, markDeleted: markDeleted(base, noun, shapes, policy) })

export const accountCalls = {
  ...reads,
  ...writes,
  list: { ...reads.list, aliases: [...(reads.list.aliases ?? []), `GET ${base}all`] as const },
  pagedSearch: pagedSearch(base, noun, shapes, policy),
  byUser: byUser(base, 'The payment account of a person.', { see: 'account.see' }, account),
}
