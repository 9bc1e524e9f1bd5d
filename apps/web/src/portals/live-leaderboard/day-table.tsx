import { type Board, daySum, isFound, rowsOfDay, shown, spoken, type Units } from './board-model.ts'

/** One day alone. */
export function DayTable({ board, day, units, words }: { board: Board; day: number; units: Units; words: string }) {
  const rows = rowsOfDay(board, day)
  const found = rows.filter(({ row }) => isFound(row, words))
  if (!rows.length) return <p className="board-empty">No boat has weighed on day {day + 1} yet.</p>
  return (
    <table className="board-table">
      <caption className="sr-only">
        Day {day + 1} of {board.tournament.name}
      </caption>
      <thead>
        <tr>
          <th scope="col">Pos</th>
          <th scope="col">{board.tournament.teamEvent ? 'Team' : 'Angler'}</th>
          <th scope="col" className="wide">
            Fish
          </th>
          <th scope="col" className="wide right">
            How
          </th>
          <th scope="col" className="right">
            Day {day + 1}
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
              <span className="board-sub num">{record.fishCount} fish</span>
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
