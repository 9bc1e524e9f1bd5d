import { writeDollars } from '@ramplight/ui/values/numbers'
import { t } from './board.texts.ts'
import { type Board, type BoardRow, daySum, deadBigFishText, hasPlace, reasonText, shown, type Units } from './board-model.ts'
import { PlaceWay } from './place-way.tsx'
import { SharePicture } from './share-picture.tsx'

/** Every number explains itself: what the scale said, what was taken and why, what counts. */
export function RowDetails({
  board,
  row,
  units,
  isFollowed,
  onFollow,
}: {
  board: Board
  row: BoardRow
  units: Units
  isFollowed: boolean
  onFollow: () => void
}) {
  const days = board.tournament.tournamentDates.length
  return (
    <div className="board-details">
      {row.boatNumber !== null && <p className="board-dim">{t('details.boat', { number: String(row.boatNumber) })}</p>}
      <dl>
        {row.days.map((day) => (
          <div key={day.day}>
            <dt>
              {days > 1 ? t('details.day', { day: day.day + 1, count: day.fishCount }) : t('details.oneDay', { count: day.fishCount })}
            </dt>
            <dd>
              <span className="num board-sum">{daySum(day, units)}</span>
              {[...day.penaltyLog, ...day.bonusLog].map((line) => (
                <span className="board-reason" key={line.message}>
                  {reasonText(line, units)}
                </span>
              ))}
              {day.deadBigFish !== undefined && <span className="board-reason">{deadBigFishText(day.deadBigFish, units)}</span>}
              {day.totalFish === 0 && !day.disqualified && <span className="board-reason">{t('details.noFish')}</span>}
            </dd>
          </div>
        ))}
        {row.days.length > 1 && (
          <div>
            <dt>{t('details.total')}</dt>
            <dd className="num board-sum">
              {row.days.map((day) => shown(day.adjustedWeight, units)).join(' + ')} = {shown(row.totalWeight, units)}
            </dd>
          </div>
        )}
        {hasPlace(row) && <PlaceWay board={board} row={row} />}
        {row.cutAfterDay !== null && (
          <div>
            <dt>{t('details.cut')}</dt>
            <dd>{t('details.cutText', { day: row.cutAfterDay + 1 })}</dd>
          </div>
        )}
        {row.ruled && (
          <div>
            <dt>{t('details.ruled')}</dt>
            <dd>{row.ruled}</dd>
          </div>
        )}
        {row.payout !== null && row.payout > 0 && (
          <div>
            <dt>{t('details.prize')}</dt>
            <dd className="num">{writeDollars(row.payout)}</dd>
          </div>
        )}
        {row.potPayouts?.map(({ pot, name, amount }) => (
          <div key={pot}>
            <dt>{name}</dt>
            <dd className="num">{writeDollars(amount)}</dd>
          </div>
        ))}
        {row.points !== null && (
          <div>
            <dt>{t('details.points')}</dt>
            <dd className="num">{row.points}</dd>
          </div>
        )}
      </dl>
      <div className="board-keys">
        <button type="button" className="board-key" aria-pressed={isFollowed} onClick={onFollow}>
          {t(isFollowed ? 'following' : 'follow')}
        </button>
        {hasPlace(row) && <SharePicture board={board} units={units} row={row} />}
      </div>
    </div>
  )
}
