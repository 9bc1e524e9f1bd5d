import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tournamentSettings } from '@ramplight/contract/tournaments/settings'
import { z } from 'zod'

/** A published event: the rules it was run by, what each angler weighed, and what was published. Wire units: ounces, dollars. */
const day = z.strictObject({ weight: z.number(), fish: z.number().int(), bigFish: z.number().optional() })
const published = z.strictObject({
  place: z.number().int(),
  total: z.number(),
  prize: z.number(),
  points: z.number().optional(),
  pot: z.number().optional(),
})
export type Field = 'place' | 'total' | 'prize' | 'points' | 'pot'

export const eventFile = z.strictObject({
  about: z.string(),
  name: z.string(),
  tour: z.string(),
  season: z.string(),
  place: z.strictObject({
    location: z.string(),
    landing: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
  dates: z.array(z.iso.date()).min(1),
  entryFee: z.number(),
  settings: tournamentSettings,
  pots: z.array(
    z.strictObject({
      _id: z.string(),
      name: z.string(),
      entryFee: z.number(),
      dayIndex: z.number().int(),
      payoutsPercentages: z.array(z.strictObject({ position: z.number().int(), percentage: z.number() })),
    }),
  ),
  /** Which columns the published table has. */
  compare: z.array(z.enum(['place', 'total', 'prize', 'points', 'pot'])),
  /** Rows of the published table that its own rules do not produce, each with the reason. */
  known: z.array(z.strictObject({ place: z.number().int(), field: z.string(), reason: z.string() })),
  rows: z.array(
    z.strictObject({
      first_name: z.string(),
      last_name: z.string(),
      days: z.array(day),
      daysAssumed: z.boolean().optional(),
      published,
    }),
  ),
})
export type EventFile = z.input<typeof eventFile>

const OWN: Record<string, string> = { elite: 'elite-four-day.json', club: 'club-two-day.json' }

/** Reads `elite`, `club`, or the path of a file of this shape; says by name what is wrong with one. */
export function readEvent(name: string): EventFile {
  const own = OWN[name]
  const path = own ? join(import.meta.dirname, '../../packages/testkit/src/events', own) : resolve(name)
  const event: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const checked = eventFile.safeParse(event)
  if (!checked.success) throw new Error(`${path} is not an event file:\n${z.prettifyError(checked.error)}`)
  return event as EventFile
}
