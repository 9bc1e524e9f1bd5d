import { t } from './board.texts.ts'
import { type Board, daySum, isFound, rowsOfDay, shown, spoken, type Units } from './board-model.ts'

/** One day alone. */
export function DayTable({ board, day, units, words }: { board: Board; day: number; units: Units; words: string }) {
  const rows = rowsOfDay(board, day)
  const found = rows.filter(({ row }) => isFound(row, words))
  if (!rows.length) return <p className="board-empty">{t('row.noneOfDay', { day: day + 1 })}</p>
  return (
    <table className="board-table">
      <caption className="sr-only">{t('row.dayOf', { day: day + 1, tournament: board.tournament.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.place')}</th>
          <th scope="col">{t(board.tournament.teamEvent ? 'column.team' : 'column.angler')}</th>
          <th scope="col" className="wide">
            {t('column.fish')}
          </th>
          <th scope="col" className="wide right">
            {t('column.how')}
          </th>
          <th scope="col" className="right">
            {t('tabs.day', { day: day + 1 })}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ row, record, place }) => (
          <tr key={row.entry}>
            <td className="board-place num">{place}</td>
            <th scope="row" className="board-name">
              {row.names.map((name) => (
                <span key={name}>{name}</span>
              ))}
              <span className="board-sub num">{t('row.fish', { count: record.fishCount })}</span>
            </th>
            <td className="wide num">{record.fishCount}</td>
            <td className="wide right num board-dim">{daySum(record, units)}</td>
            <td className="right num board-total">
              <span aria-hidden>{shown(record.adjustedWeight, units)}</span>
              <span className="sr-only">{spoken(record.adjustedWeight, units)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
