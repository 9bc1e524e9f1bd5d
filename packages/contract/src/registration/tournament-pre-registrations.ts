import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { id } from '../kernel/fields.ts'
import { searching } from '../kernel/search.ts'
import { anglerName } from '../people/users.ts'

const MOST_ANGLERS = 6
const team = z.strictObject({ users: z.array(id).min(1, 'needs an angler').max(MOST_ANGLERS) })
const fields = {
  tournament: id,
  team,
  /** An entry was made of it; said by those who run the tournament. */
  converted: z.boolean().optional(),
}

/** A team that wants to fish a tournament and pays later (1 §3). Seen by its anglers and those who run the tournament. */
export const preRegistration = startingWith(
  record({
    ...fields,
    converted: z.boolean(),
    anglers: z.array(anglerName),
  }).meta({ id: 'PreRegistration' }),
  { converted: false },
)
export type PreRegistration = z.output<typeof preRegistration>

const shapes = { record: preRegistration, create: creatable(fields), change: changeable(fields), terms: {} }
const base = '/api/tournament-pre-registrations/'
// There is no bare list of them (A58).
const {
  list: _none,
  search: _plain,
  ...common
} = family(base, 'pre-registrations', shapes, {
  list: 'signed-in',
  see: 'pre-registration.see',
  create: 'pre-registration.create',
  edit: 'pre-registration.edit',
})

export const preRegistrationCalls = {
  ...common,
  create: endpoint({ ...common.create, summary: 'Pre-register a team while the tournament takes it. The same team twice is one.' }),
  search: endpoint({
    method: 'POST',
    path: `${base}search`,
    summary: 'The pre-registrations of a tournament, or of an angler, as far as the caller may see them; oldest first.',
    policy: 'signed-in',
    ...searching({ terms: { tournament: id, user: id, converted: z.boolean() }, sorts: ['converted'] }),
    response: z.array(preRegistration),
  }),
}
export type CreatePreRegistration = z.output<typeof shapes.create>
export type ChangePreRegistration = z.output<typeof shapes.change>
