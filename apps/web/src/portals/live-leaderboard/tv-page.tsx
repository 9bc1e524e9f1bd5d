import { forceEnvironment } from '@ramplight/ui/environment'
import { Mark } from '@ramplight/ui/mark.tsx'
import { useEffect, useState } from 'react'
import { type Board, gapText, placeText, STATE_WORDS, shown, weighedRows } from './board-model.ts'
import { MoveMark } from './move-mark.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { useBoard } from './use-board.ts'

const PINNED = 3
const PAGE = 7
const DWELL_MS = 10_000

/** The board for a television: top three pinned, the rest in pages of seven, read from five metres. */
export function TvPage({ id }: { id: string }) {
  const { board, moves, connection, missing } = useBoard(id)
  useEffect(() => forceEnvironment('tv'), [])
  useWakeLock()
  if (!board) return <NothingYet missing={missing} lost={connection === 'lost'} />
  return <Stage board={board} moves={moves} isLost={connection === 'lost'} />
}

function Stage({ board, moves, isLost }: { board: Board; moves: ReturnType<typeof useBoard>['moves']; isLost: boolean }) {
  const { tournament: t, state, weighed, field, bigFish } = board
  const rows = weighedRows(board)
  const page = usePages(rows.length)
  const shownRows = [...rows.slice(0, PINNED), ...rows.slice(PINNED + page * PAGE, PINNED + (page + 1) * PAGE)]
  const units = t.display
  return (
    <main className="tv">
      <header>
        <Mark size={36} />
        <h1>{t.name}</h1>
        {t.tournamentDates.length > 1 && <span>Day {board.day + 1}</span>}
        <span className="board-chip" data-state={state}>
          {STATE_WORDS[state]}
          {state === 'weighing' && ` ${weighed}/${field}`}
        </span>
        <span className="num tv-clock">
          {isLost ? 'reconnecting' : new Date(board.updatedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
        </span>
      </header>
      <table>
        <caption className="sr-only">Standings of {t.name}</caption>
        <thead>
          <tr>
            {['Pos', t.teamEvent ? 'Team' : 'Angler', 'Fish', 'Total', 'Back', 'Big'].map((title, i) => (
              <th scope="col" key={title} className={i > 1 ? 'right' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownRows.map((row) => (
            <tr key={row.entry} data-changed={moves.get(row.entry)?.changed || undefined} data-place={row.position ?? undefined}>
              <td className="num tv-place">
                {placeText(row)} <MoveMark move={moves.get(row.entry)} />
              </td>
              <th scope="row">{row.names.map((name) => name.split(' ').slice(1).join(' ') || name).join(' · ')}</th>
              <td className="num right">{row.days.at(-1)?.fishCount ?? '—'}</td>
              <td className="num right tv-total">{shown(row.totalWeight, units)}</td>
              <td className="num right board-dim">{gapText(row, rows[0], units)}</td>
              <td className="num right">{row.bigFish > 0 ? shown(row.bigFish, units) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!rows.length && (
        <p className="tv-empty">{state === 'fishing' ? `Fishing now — scales open ${t.endTime}` : 'The scales have not opened yet'}</p>
      )}
      <footer>
        {t.paidPlaces > 0 && (
          <span>
            MONEY <b className="num">{t.paidPlaces}</b> places
          </span>
        )}
        {bigFish && !board.pots.some((pot) => pot.kind === 'bigFishPot') && (
          <span>
            BIG FISH <b className="num">{shown(bigFish.weight, units)}</b> {bigFish.names.join(' · ')}
          </span>
        )}
        {board.pots.slice(0, 3).map(
          (pot) =>
            pot.leaders[0] && (
              <span key={pot.pot}>
                {pot.name.toUpperCase()} <b className="num">{shown(pot.leaders[0].weight, units)}</b> {pot.leaders[0].names.join(' · ')}
              </span>
            ),
        )}
      </footer>
    </main>
  )
}

function usePages(count: number): number {
  const pages = Math.max(1, Math.ceil((count - PINNED) / PAGE))
  const [page, setPage] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPage((now) => (now + 1) % pages), DWELL_MS)
    return () => clearInterval(timer)
  }, [pages])
  return page % pages
}

/** Keeps the screen on; asked again when the page comes back to the front. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const ask = () =>
      document.visibilityState === 'visible' &&
      navigator.wakeLock?.request('screen').then(
        (granted) => {
          lock = granted
        },
        () => {},
      )
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
