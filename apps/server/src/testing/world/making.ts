import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import type { Person, TestServer } from '#platform/testing/test-server'

/** What an area makes its records from: a director's tour and season, a tournament under way, a boat in it and its angler. */
export type Making = {
  ramp: TestServer
  director: Person
  admin: Person
  tour: string
  season: string
  tournament: string
  entry: string
  user: string
  /** What the areas before have made, by family. */
  records: Record<string, string>
  /** Makes one over HTTP, as the director unless `as` says otherwise, and answers its id; a refusal is thrown. */
  made: <E extends AnyEndpoint>(call: E, given: Parameters<TestServer['call']>[1] & { body?: unknown }) => Promise<string>
}

/** The id of one record of each family, by the family's name. */
export type AreaRecords = (making: Making) => Promise<Record<string, string>>
