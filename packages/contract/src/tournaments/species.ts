import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { restore } from '../kernel/family-calls.ts'
import { id, requiredText } from '../kernel/fields.ts'
import { byPart } from '../kernel/terms.ts'

export const waterType = z.enum(['Freshwater', 'Saltwater', 'Both'])

/** A species of fish (2 §3). System species are seen by everybody and changed by admins. */
const fields = { name: requiredText(80), waterType }
const owned = { systemDefault: z.boolean().nullish(), director: id.nullish() }

export const species = startingWith(record({ ...fields, ...owned }).meta({ id: 'Species' }), { systemDefault: false })
export type Species = z.output<typeof species>

const shapes = {
  record: species,
  create: creatable({ ...fields, ...owned }),
  change: changeable({ ...fields, ...owned }),
  terms: { ...fields, ...owned, name: byPart(80) },
}

export const speciesCalls = {
  ...family('/api/species/', 'species', shapes, { list: 'signed-in', see: 'own.see', create: 'director', edit: 'own.edit' }),
  restore: restore('/api/species/', 'species', shapes, { edit: 'own.edit' }),
  byDirector: endpoint({
    method: 'GET',
    path: '/api/species/by-director/{id}',
    summary: 'The species a director can choose from: their own and the system ones.',
    policy: 'signed-in',
    params: idParams,
    response: z.array(species),
  }),
}
