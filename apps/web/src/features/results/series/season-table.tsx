import type { SeasonStandingRow } from '@ramplight/contract/results/season-standings'
import { pointsText } from '#platform/values/write-count.ts'
import classes from './series.module.css'
import { t } from './series.texts.ts'

type Props = { caption: string; rows: readonly SeasonStandingRow[]; mine: string | undefined; onWhy: (id: string) => void }

/** Where the row of somebody stands on the page. */
export const rowId = (id: string): string => `standing-${id}`

/** The standings of a season: a place, a name, and points that say how they came about. */
export function SeasonTable({ caption, rows, mine, onWhy }: Props) {
  return (
    <table className={classes.table}>
      <caption className="rl-sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('events')}</th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, position, tied, name, events, points }) => (
          <tr key={id} id={rowId(id)} data-mine={id === mine || undefined} tabIndex={id === mine ? -1 : undefined}>
            <td>{tied ? t('tied', { place: position }) : position}</td>
            <th scope="row">{name}</th>
            <td>{events}</td>
            <td>
              <button
                type="button"
                className="rl-link-button"
                aria-label={t('whyOf', { name, points: t('pointsOf', { points: pointsText(points), count: points }) })}
                onClick={() => onWhy(id)}
              >
                {pointsText(points)}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
