import { z } from 'zod'
import { changeable, creatable, family, leftOut, record, startingWith } from '../kernel/family.ts'
import { id, requiredText } from '../kernel/fields.ts'
import { byId, byPart } from '../kernel/terms.ts'
import { directorStaffCalls } from '../people/staff-members.ts'

const fields = { name: requiredText(120), tour: id.nullish(), director: id.optional() }
/** A season and a tournament say themselves which division they are in. */
export const DIVISION_LISTS = ['tournaments', 'seasons'] as const
const sent = { ...fields, ...leftOut(DIVISION_LISTS) }

/** A part of a tour with seasons of its own, such as North and South (2 §3). */
export const division = startingWith(
  record({ ...fields, director: id, tournaments: z.array(id), seasons: z.array(id) }).meta({ id: 'Division' }),
  { seasons: [], tournaments: [] },
)
export type Division = z.output<typeof division>

const base = '/api/divisions/'

export const divisionCalls = {
  ...family(
    base,
    'divisions',
    {
      record: division,
      create: creatable(sent),
      change: changeable(sent),
      terms: { name: byPart(120), director: byId, tour: byId },
    },
    { list: 'public', see: 'division.see', create: 'tour.create', edit: 'division.edit' },
  ),
  ...directorStaffCalls(base, 'division'),
}
