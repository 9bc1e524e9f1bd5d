import type { LiveMessage } from '@ramplight/contract/realtime/live-channel'
import type { Pool } from 'pg'

/** What each of these boards has come to, for viewers who may have missed something. */
export const boardRevisions =
  (pool: Pool) =>
  async (tournaments: string[]): Promise<LiveMessage[]> => {
    if (!tournaments.length) return []
    const { rows } = await pool.query<{ id: string; revision: number }>(
      'select id, results_revision as revision from tournaments where id = any($1)',
      [tournaments],
    )
    return rows.map(({ id, revision }) => ({ type: 'standings-changed', tournament: id, revision }))
  }
