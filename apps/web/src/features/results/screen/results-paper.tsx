import { writeDates } from '#platform/values/tournament-dates.ts'
import { unitName } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { placeMark, standingLines } from '../standings/standing-lines.ts'
import { weightText } from '../words/words.ts'
import classes from './results.module.css'
import { stateOf } from './results-state.tsx'
import type { Results } from './results-view.ts'
import { t } from './screen.texts.ts'

/** The standings on paper: every boat, black on white, with event, date and state. */
export function ResultsPaper({ results }: { results: Results }) {
  const { tournament, words, official } = results
  const lines = standingLines(results)
  const withPoints = lines.some(({ points }) => points !== null)
  return (
    <div className={classes.paper}>
      <h2>
        {t('resultsPaper.stateAndDates', {
          state: t(`resultsPaper.states.${stateOf(results)}`),
          dates: writeDates(tournament.tournamentDates),
        })}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('resultsPaper.place')}</th>
            <th scope="col" data-numeric>
              {t('resultsPaper.boat')}
            </th>
            <th scope="col">{tournament.teamEvent ? t('resultsPaper.team') : t('resultsPaper.angler')}</th>
            <th scope="col" data-numeric>
              {t('resultsPaper.fish')}
            </th>
            <th scope="col" data-numeric>
              {t('resultsPaper.total', { unit: unitName[words.unit] })}
            </th>
            <th scope="col" data-numeric>
              {t('resultsPaper.bigFish')}
            </th>
            {withPoints && (
              <th scope="col" data-numeric>
                {t('resultsPaper.points')}
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
              <td data-numeric>{line.weighed ? weightText(line.row.totalWeight, words) : t('resultsPaper.notWeighed')}</td>
              <td data-numeric>{line.row.bigFish > 0 ? weightText(line.row.bigFish, words) : '—'}</td>
              {withPoints && <td data-numeric>{line.points === null ? '—' : pointsText(line.points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
