import type { Day } from '../at-the-ramp.ts'
import { tell } from '../day.ts'

type Paid = { entry: string; crew: string }

/** What was weighed once is paid once: no crew of the same names has money twice, unless somebody said that they are two boats. */
export async function p8PaidOnce(day: Day): Promise<string[]> {
  const { server, tournament, twoBoats } = day
  const { rows } = await server.pool.query<Paid>(
    `select e.id as entry,
       (select string_agg(lower(u.first_name || ' ' || u.last_name), ' & ' order by lower(u.first_name || ' ' || u.last_name))
        from users u where e.users @> to_jsonb(array[u.id])) as crew
     from tournament_results r, jsonb_array_elements(r.payouts->'payouts') p, tournament_entries e
     where r.tournament = $1 and r.date_finalized is not null and not r.deleted and e.id = p->>'entry'`,
    [tournament],
  )
  for (const { crew } of rows) tell(day, crew.includes('&') ? 'a walk-up crew is paid' : 'an angler is paid')
  const isSaid = (a: string, b: string) => twoBoats.some((pair) => pair.includes(a) && pair.includes(b))
  return rows.flatMap((one, index) =>
    rows
      .slice(index + 1)
      .filter(({ crew, entry }) => crew === one.crew && !isSaid(entry, one.entry))
      .map(({ entry }) => `P8 ${one.crew} are paid for ${one.entry} and for ${entry}, and nobody said that they are two boats`),
  )
}
