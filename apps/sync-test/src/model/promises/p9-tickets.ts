import type { Day } from '../at-the-ramp.ts'
import { tell } from '../day.ts'
import { leftOnDevices } from '../invariants/left-on-devices.ts'

type Drawn = { id: string; drawn_up_to: number | null; numbers: string | null; late: number; paid: number; booked: number }

/**
 * A ticket that was sold is kept, with its money, whenever it is heard of: no device is told that the raffle is drawn already, the
 * ledger has every dollar, and a ticket that came after a draw is not among those that were in it.
 */
export async function p9Tickets(day: Day): Promise<string[]> {
  const { rows } = await day.server.pool.query<Drawn>(
    `select r.id, r.drawn_up_to, r.draw->>'numbers' as numbers,
       count(t.id) filter (where t.entry_number > r.drawn_up_to)::int as late,
       coalesce(sum(t.paid), 0)::int as paid,
       coalesce((select sum(0 - l.amount) from ledger_lines l join ledger_postings p on p.id = l.posting
         where l.account = 'raffle' and p.source_record in (select id from tournament_raffle_entries where raffle = r.id)), 0)::int as booked
     from tournament_raffles r left join tournament_raffle_entries t on t.raffle = r.id and not t.deleted
     where r.tournament = $1 group by r.id`,
    [day.tournament],
  )
  for (const { late } of rows) if (late > 0) tell(day, 'tickets came after their draw')
  const refused = (await leftOnDevices(day)).flatMap(({ device, quarantine }) =>
    quarantine
      .filter(({ tbl, reason }) => tbl === 'tournament-raffle-entries' && reason === 'raffle.drawn')
      .map(({ id }) => `P9 ticket ${id} was sold on ${device.name}, and the server does not keep it`),
  )
  return [
    ...refused,
    ...rows
      .filter(({ paid, booked }) => paid !== booked)
      .map(({ id, paid, booked }) => `P9 raffle ${id} was paid ${paid}, and the ledger has ${booked}`),
    ...rows
      .filter(
        ({ drawn_up_to: last, numbers }) => last !== null && numbers !== null && Math.max(...numbers.split(/[-, ]+/).map(Number)) > last,
      )
      .map(({ id }) => `P9 raffle ${id} was drawn among tickets that came after its draw`),
  ]
}
