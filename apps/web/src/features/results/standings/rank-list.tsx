import { type ReactNode, useState } from 'react'
import classes from './rank-list.module.css'
import { t } from './standings.texts.ts'

export type RankRow = { key: string; place: string; name: string; weight?: string; amount?: ReactNode }

const SHOWN = 5

/** A short ranking inside a card; the rest unfolds. */
export function RankList({ rows, label }: { rows: readonly RankRow[]; label: string }) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, SHOWN)
  const withAmount = rows.some(({ amount }) => amount)
  return (
    <>
      <ol className={classes.list} aria-label={label} data-amount={withAmount || undefined}>
        {shown.map(({ key, place, name, weight, amount }) => (
          <li key={key}>
            {place && <span className={classes.place}>{place}</span>}
            <span className={classes.name}>{name}</span>
            {weight && <span className={classes.figure}>{weight}</span>}
            {withAmount && <span className={classes.figure}>{amount ?? '—'}</span>}
          </li>
        ))}
      </ol>
      {rows.length > SHOWN && (
        <button type="button" className={`rl-link-button ${classes.more}`} onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('rankList.showFewer') : t('rankList.showAll', { count: rows.length })}
        </button>
      )}
    </>
  )
}
