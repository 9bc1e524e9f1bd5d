import type { z } from 'zod'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { id, isoDate, money, requiredText, text } from '../kernel/fields.ts'

const fields = {
  name: requiredText(120),
  startDate: isoDate,
  endDate: isoDate,
  notes: text(5000).nullish(),
  rules: text(20_000).nullish(),
  membershipFee: money.nullish(),
  tour: id.nullish(),
  division: id.nullish(),
  director: id.optional(),
}

/** A season of a tour (2 §3). Lists such as members and standings have their own calls and are never stored here. */
export const season = record({ ...fields, director: id }).meta({ id: 'Season' })
export type Season = z.output<typeof season>

export const seasonCalls = family(
  '/api/seasons/',
  'seasons',
  { record: season, create: creatable(fields), change: changeable(fields), terms: { name: text(120), director: id, tour: id } },
  { list: 'public', see: 'season.see', create: 'tour.create', edit: 'season.edit' },
)
