import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeWallClock } from '@ramplight/ui/values/times'
import { t } from './board.texts.ts'
import { type Board, type Connection, freshText, heldText, protestsText } from './board-model.ts'
import { useTime } from './use-time.ts'

function sentenceOf({ state, day, tournament }: Board): string | null {
  const { startTime, endTime, tournamentDates } = tournament
  const zone = zoneOf(tournament).word
  switch (state) {
    case 'weighing':
      return null
    case 'before':
      return t('sentence.before', { start: writeWallClock(startTime), scales: writeWallClock(endTime), zone })
    case 'fishing':
      return t('sentence.fishing', { scales: writeWallClock(endTime), zone })
    case 'between-days':
      return t('sentence.between-days', { day: day + 1, days: tournamentDates.length })
    default:
      return t(`sentence.${state}`)
  }
}

/** What the board is, and how fresh it is; a lost connection is said calmly and never takes the board away. */
export function BoardStatus({ board, connection }: { board: Board; connection: Connection }) {
  const now = useTime()
  const protests = protestsText(board, now)
  const sentence = protests ?? sentenceOf(board)
  const held = heldText(board)
  return (
    <div className="board-status">
      {sentence && (
        <p className="board-banner" data-state={protests ? 'unofficial' : board.state}>
          {sentence}
        </p>
      )}
      {held && (
        <p className="board-banner" data-held role="status">
          {held}
        </p>
      )}
      <p className="board-fresh" data-connection={connection} role="status">
        {freshText(board, connection, now)}
      </p>
    </div>
  )
}
