import { type BoardRow, daySum, money, reasonText, shown, type Units } from './board-model.ts'

/** Every number explains itself: what the scale said, what was taken and why, what counts. */
export function RowDetails({
  row,
  units,
  isFollowed,
  onFollow,
}: {
  row: BoardRow
  units: Units
  isFollowed: boolean
  onFollow: () => void
}) {
  return (
    <div className="board-details">
      {row.boatNumber !== null && <p className="board-dim">Boat {row.boatNumber}</p>}
      <dl>
        {row.days.map((day) => (
          <div key={day.day}>
            <dt>
              Day {day.day + 1} · {day.fishCount} fish
            </dt>
            <dd>
              <span className="num board-sum">{daySum(day, units)}</span>
              {[...day.penaltyLog, ...day.bonusLog].map((line) => (
                <span className="board-reason" key={line.message}>
                  {reasonText(line, units)}
                </span>
              ))}
              {day.totalFish === 0 && !day.disqualified && <span className="board-reason">weighed, no fish</span>}
            </dd>
          </div>
        ))}
        {row.days.length > 1 && (
          <div>
            <dt>Total</dt>
            <dd className="num board-sum">
              {row.days.map((day) => shown(day.adjustedWeight, units)).join(' + ')} = {shown(row.totalWeight, units)}
            </dd>
          </div>
        )}
        {row.cutAfterDay !== null && (
          <div>
            <dt>Cut</dt>
            <dd>did not make the cut after day {row.cutAfterDay + 1}</dd>
          </div>
        )}
        {row.payout !== null && row.payout > 0 && (
          <div>
            <dt>Prize</dt>
            <dd className="num">{money(row.payout)}</dd>
          </div>
        )}
        {row.points !== null && (
          <div>
            <dt>Points</dt>
            <dd className="num">{row.points}</dd>
          </div>
        )}
      </dl>
      <button type="button" className="board-follow" aria-pressed={isFollowed} onClick={onFollow}>
        {isFollowed ? '★ Following' : '☆ Follow'}
      </button>
    </div>
  )
}
