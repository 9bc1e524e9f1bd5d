import type { Tournament } from '@ramplight/contract/tournaments/tournaments'

export const ADDRESS_FIELDS = ['location', 'landing', 'street', 'city', 'state', 'zip'] as const
export type Address = Record<(typeof ADDRESS_FIELDS)[number], string>
export type Timezone = Tournament['timezone']
/** A ramp somebody has used before: one pick fills seven fields. */
export type Landing = Address & { key: string; timezone: Timezone; lastUsed: string; times: number }

type Past = Address & Pick<Tournament, 'timezone' | 'startDate'>

/** The same ramp, however it was written. */
export const landingKey = ({ landing, city, state }: Address) => [landing, city, state].map((part) => part.trim().toLowerCase()).join('|')

/** The ramps of past tournaments, the last used first; a corrected address of the same ramp wins. */
export function landingsOf(past: readonly Past[]): Landing[] {
  const byKey = new Map<string, Landing>()
  for (const tournament of past.toSorted((a, b) => a.startDate.localeCompare(b.startDate))) {
    const key = landingKey(tournament)
    const { location, landing, street, city, state, zip, timezone, startDate } = tournament
    const times = (byKey.get(key)?.times ?? 0) + 1
    byKey.set(key, { key, location, landing, street, city, state, zip, timezone, lastUsed: startDate, times })
  }
  return [...byKey.values()].sort((a, b) => b.lastUsed.localeCompare(a.lastUsed))
}

/** `Lake Fork Marina, Alba TX` */
export const landingLabel = ({ landing, city, state }: Address): string => `${landing}, ${city} ${state}`
