import { writeDates } from '#platform/values/tournament-dates.ts'
import { unitName } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { placeMark, standingLines } from '../standings/standing-lines.ts'
import { weightText } from '../words/words.ts'
import classes from './results.module.css'
import { stateOf } from './results-state.tsx'
import type { Results } from './results-view.ts'

const WORDS = { before: 'Not started', live: 'Live, not final', unofficial: 'Unofficial', official: 'Official' }

/** The standings on paper: every boat, black on white, with event, date and state. */
export function ResultsPaper({ results }: { results: Results }) {
  const { tournament, words, official } = results
  const lines = standingLines(results)
  const withPoints = lines.some(({ points }) => points !== null)
  return (
    <div className={classes.paper}>
      <h2>
        {WORDS[stateOf(results)]} results · {writeDates(tournament.tournamentDates)}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col" data-numeric>
              Boat
            </th>
            <th scope="col">{tournament.teamEvent ? 'Team' : 'Angler'}</th>
            <th scope="col" data-numeric>
              Fish
            </th>
            <th scope="col" data-numeric>
              Total ({unitName[words.unit]})
            </th>
            <th scope="col" data-numeric>
              Big fish
            </th>
            {withPoints && (
              <th scope="col" data-numeric>
                Points
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.row.entry}>
              <td>{placeMark(line.row, line.weighed || official !== null)}</td>
              <td data-numeric>{line.boat ?? '—'}</td>
              <td>{line.names}</td>
              <td data-numeric>{line.weighed ? line.row.totalFish : '—'}</td>
              <td data-numeric>{line.weighed ? weightText(line.row.totalWeight, words) : 'not weighed'}</td>
              <td data-numeric>{line.row.bigFish > 0 ? weightText(line.row.bigFish, words) : '—'}</td>
              {withPoints && <td data-numeric>{line.points === null ? '—' : pointsText(line.points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
