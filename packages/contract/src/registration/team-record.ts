import { z } from 'zod'
import { record, startingWith } from '../kernel/family.ts'
import { id, text } from '../kernel/fields.ts'
import { anglerName } from '../people/users.ts'

export const people = z.array(id).max(20)

export const teamFields = {
  name: text(120).nullish(),
  captain: id.nullish(),
  coanglers: people.optional(),
  boatCaptain: id.nullish(),
  /** Who fishes when one of them cannot. */
  sub: id.nullish(),
  /** What they call themselves. */
  alias: text(120).nullish(),
  users: people.optional(),
  club_name: text(80).nullish(),
  tour: id.nullish(),
  director: id.optional(),
}

/** Anglers who fish together (2 §3), in the book of a director: the tour's, else who made it. */
export const team = startingWith(
  record({
    ...teamFields,
    coanglers: z.array(id),
    users: z.array(id),
    director: id,
    /** Its anglers made it: its captain runs it, and it is in no director’s book. */
    ofAnglers: z.boolean(),
    /** Everybody who is named, with their names. */
    anglers: z.array(anglerName),
  }).meta({ id: 'Team' }),
  { coanglers: [], users: [], anglers: [], ofAnglers: false },
)
export type Team = z.output<typeof team>
