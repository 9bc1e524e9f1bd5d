import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { writeWallClock } from '@ramplight/ui/values/times'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import type { BoatList } from './boat-lists.ts'
import './draw.css'
import { t } from './draw.texts.ts'

/** Only on paper: black on white, a box to tick for every boat. */
export function PrintList({ tournament, lists }: { tournament: Tournament; lists: readonly BoatList[] }) {
  return (
    <div className="rl-print-list" aria-hidden>
      {lists.map(({ flight, boats }) => (
        <section key={flight?._id ?? 'none'}>
          <h2>
            {flight ? flight.name : t(lists.length > 1 ? 'printList.withoutFlight' : 'printList.boats')}
            {flight?.startTime && ` · ${t('printList.outAt', { time: writeWallClock(flight.startTime) })}`}
            {flight?.dueTime && ` · ${t('printList.dueBackAt', { time: writeWallClock(flight.dueTime), timezone: tournament.timezone })}`}
          </h2>
          <table>
            <tbody>
              {boats.map((entry) => (
                <tr key={entry._id}>
                  <td>{entry.boatNumber ?? '–'}</td>
                  <td>{fullNames(entry)}</td>
                  <td>{t('printList.tickOut')}</td>
                  <td>{t('printList.tickBack')}</td>
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
