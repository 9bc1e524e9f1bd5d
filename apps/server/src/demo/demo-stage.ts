import type { ApiClient } from '@ramplight/contract/kernel/api-client'

const HOUR = 3_600_000

/** What an event's steps share: the API, and the director at work at a given time. */
export type DemoStage = {
  api: ApiClient
  /** Sets the clock of the seeding server and answers a token that is good by it. */
  directorAt: (at: Date) => Promise<string>
  /** The same for an angler, who has no password of their own. */
  anglerAt: (user: string, at: Date) => Promise<string>
}

/** `2027-06-12`: so many days from today. */
export const dayFrom = (today: Date, days: number): string => new Date(today.getTime() + days * 24 * HOUR).toISOString().slice(0, 10)
