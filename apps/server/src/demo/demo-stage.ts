import type { ApiClient } from '@ramplight/contract/kernel/api-client'
import { CENTRAL } from '@ramplight/domain/tournament/zones'

const HOUR = 3_600_000
const dayAtTheRamps = new Intl.DateTimeFormat('en-CA', { timeZone: CENTRAL.iana })

/** What an event's steps share: the API, and the director at work at a given time. */
export type DemoStage = {
  api: ApiClient
  /** Sets the clock of the seeding server, for what visitors do. */
  visitorsAt: (at: Date) => void
  /** Sets the clock, and answers a token that is good by it. */
  directorAt: (at: Date) => Promise<string>
  /** The same for an angler, who has no password of their own. */
  anglerAt: (user: string, at: Date) => Promise<string>
}

/** `2027-06-12`: so many days from today, by the calendar at the ramps: in the evening there it is tomorrow by UTC. */
export function dayFrom(today: Date, days: number): string {
  const noon = Date.parse(`${dayAtTheRamps.format(today)}T12:00:00Z`)
  return new Date(noon + days * 24 * HOUR).toISOString().slice(0, 10)
}
