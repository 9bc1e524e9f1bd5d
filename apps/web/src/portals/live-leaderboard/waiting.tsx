import { t } from './board.texts.ts'
import type { BoardRow } from './board-model.ts'

/** Boats still out, by number. */
export function Waiting({ rows }: { rows: BoardRow[] }) {
  const sorted = [...rows].sort((a, b) => (a.boatNumber ?? Infinity) - (b.boatNumber ?? Infinity))
  return (
    <ul className="board-waiting">
      {sorted.map((row) => (
        <li key={row.entry}>
          <span className="num board-boat">{row.boatNumber ?? '—'}</span>
          <span>{row.names.join(' · ')}</span>
          <span className="board-dim">
            {row.cutAfterDay === null ? t('row.notWeighed') : t('row.cutAfter', { day: row.cutAfterDay + 1 })}
          </span>
        </li>
      ))}
    </ul>
  )
}
