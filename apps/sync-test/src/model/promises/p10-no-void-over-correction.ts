import type { Day } from '../at-the-ramp.ts'

type Row = { id: string; weigh_in: string; kind: string; after: string[] | null }

/** Nothing becomes official over a bag that one person voided and another corrected, neither knowing of the other. A boat that is deleted has none. */
export async function p10NoVoidOverCorrection({ server, tournament }: Day): Promise<string[]> {
  const { rows } = await server.pool.query<Row>(
    `select e.id, e.weigh_in, e.kind, e.after from weigh_in_events e join tournament_results r on r.tournament = e.tournament
     join tournament_entries b on b.id = e.entry and not b.deleted
     where e.tournament = $1 and r.date_finalized is not null and e.received_at <= r.date_finalized`,
    [tournament],
  )
  return [...Map.groupBy(rows, ({ weigh_in }) => weigh_in)].flatMap(([bag, own]) => {
    const known = new Set(own.flatMap(({ after }) => after ?? []))
    const last = own.filter(({ id, kind }) => kind !== 'weigh' && !known.has(id)).map(({ kind }) => kind)
    return last.includes('void') && last.includes('correct')
      ? [`P10 the result became official while the bag ${bag} was voided by one and corrected by another`]
      : []
  })
}
