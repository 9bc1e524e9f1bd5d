import { eq } from 'drizzle-orm'
import type { TestServer } from '#platform/testing/test-server'
import { tournaments } from '../tournaments/tournaments.table.ts'

/** As if they had been asked and had said yes. */
export async function withCoDirectors(ramp: TestServer, tournament: string, coDirectors: string[]): Promise<void> {
  await ramp.db.update(tournaments).set({ coDirectors }).where(eq(tournaments.id, tournament))
}
