import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { restore } from '../kernel/family-calls.ts'
import { id, requiredText } from '../kernel/fields.ts'
import { byPart } from '../kernel/terms.ts'

export const placementTable = z.strictObject({
  places: z.number().int().min(1).max(300),
  percentages: z.array(z.strictObject({ place: z.number().int().min(1), percentage: z.number().min(0).max(100) })).max(300),
})

/** A named set of placement tables: for n paid places, what each place gets (A68, M9). */
const fields = {
  name: requiredText(80),
  tables: z.array(placementTable).max(100),
  systemDefault: z.boolean().nullish(),
  director: id.nullish(),
}

export const payoutStructure = startingWith(record(fields).meta({ id: 'PayoutStructure' }), { systemDefault: false })
export type PayoutStructure = z.output<typeof payoutStructure>

const base = '/api/payout-structures/'
const noun = 'payout structures'
const shapes = {
  record: payoutStructure,
  create: creatable(fields),
  change: changeable(fields),
  terms: { name: byPart(80), director: id, systemDefault: z.boolean() },
}

export const payoutStructureCalls = {
  ...family(base, noun, shapes, { list: 'signed-in', see: 'own.see', create: 'director', edit: 'own.edit' }),
  restore: restore(base, noun, shapes, { edit: 'own.edit' }),
}
