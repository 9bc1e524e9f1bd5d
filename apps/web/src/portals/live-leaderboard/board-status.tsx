import { writeClock, writeWallClock } from '@ramplight/ui/values/times'
import { eventZone } from '#platform/event-zone.ts'
import type { Board } from './board-model.ts'
import type { Connection } from './use-board.ts'

const SENTENCE: Record<Board['state'], (board: Board) => string | null> = {
  'not-public': () => 'Not public yet',
  before: (b) =>
    `Blast-off ${writeWallClock(b.tournament.startTime)}. Scales open ${writeWallClock(b.tournament.endTime)} ${b.tournament.timezone}.`,
  fishing: (b) => `Fishing now — scales open ${writeWallClock(b.tournament.endTime)} ${b.tournament.timezone}`,
  weighing: () => null,
  'between-days': (b) => `Day ${b.day + 1} of ${b.tournament.tournamentDates.length} weighed. More to come.`,
  unofficial: () => 'Unofficial: every boat has weighed, the results are not final yet.',
  official: () => 'Official results',
}

/** What the board is, and how fresh it is; a lost connection is said calmly and never takes the board away. */
export function BoardStatus({ board, connection }: { board: Board; connection: Connection }) {
  const sentence = SENTENCE[board.state](board)
  return (
    <div className="board-status">
      {sentence && (
        <p className="board-banner" data-state={board.state}>
          {sentence}
        </p>
      )}
      <p className="board-fresh" data-connection={connection} role="status">
        {connection === 'lost'
          ? `Last update ${writeClock(board.updatedAt, eventZone(board.tournament))} — reconnecting`
          : connection === 'live'
            ? `Live · updated ${writeClock(board.updatedAt, eventZone(board.tournament))}`
            : `Updated ${writeClock(board.updatedAt, eventZone(board.tournament))}`}
      </p>
    </div>
  )
}
