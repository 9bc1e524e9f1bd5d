import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { writeWallClock } from '@ramplight/ui/values/times'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import type { BoatList } from './boat-lists.ts'
import './draw.css'

/** Only on paper: black on white, a box to tick for every boat. */
export function PrintList({ tournament, lists }: { tournament: Tournament; lists: readonly BoatList[] }) {
  return (
    <div className="rl-print-list" aria-hidden>
      {lists.map(({ flight, boats }) => (
        <section key={flight?._id ?? 'none'}>
          <h2>
            {flight ? flight.name : lists.length > 1 ? 'Without a flight' : 'Boats'}
            {flight?.startTime && ` · out ${writeWallClock(flight.startTime)}`}
            {flight?.dueTime && ` · due back ${writeWallClock(flight.dueTime)} ${tournament.timezone}`}
          </h2>
          <table>
            <tbody>
              {boats.map((entry) => (
                <tr key={entry._id}>
                  <td>{entry.boatNumber ?? '–'}</td>
                  <td>{fullNames(entry)}</td>
                  <td>☐ out</td>
                  <td>☐ back</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <footer>
        {tournament.name} · {writeDates(tournament.tournamentDates)} · {tournament.location}
      </footer>
    </div>
  )
}
