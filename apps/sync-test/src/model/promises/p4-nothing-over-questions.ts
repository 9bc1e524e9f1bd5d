import type { Day } from '../at-the-ramp.ts'

/** Nothing becomes official over an open question: none was asked before a result was final, and answered after. */
export async function p4NothingOverQuestions({ server, tournament }: Day): Promise<string[]> {
  const { rows } = await server.pool.query(
    `select r.id as result, c.tbl, c.rec_id as rec, c.field from tournament_results r join sync_conflict c on c.tournament = r.tournament
     where r.tournament = $1 and r.date_finalized is not null and c.at < r.date_finalized
       and (c.state = 'open' or c.answered_at > r.date_finalized)
       and exists (select 1 from sync_places(c.tbl, array[c.rec_id]) p where not p.gone)`,
    [tournament],
  )
  return rows.map(({ result, tbl, rec, field }) => `P4 the result ${result} became official while ${field} of ${tbl} ${rec} was asked`)
}
