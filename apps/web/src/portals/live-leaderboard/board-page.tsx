import { useMemo, useState } from 'react'
import { t } from './board.texts.ts'
import { BoardHeader } from './board-header.tsx'
import { type Board, gapText, hasPlace, isFound, leaderOf, placeText, shown, type Units, waitingRows, weighedRows } from './board-model.ts'
import { BoardStatus } from './board-status.tsx'
import { BoardTabs, type Tab } from './board-tabs.tsx'
import { DayTable } from './day-table.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { NowWeighing } from './now-weighing.tsx'
import { Pots } from './pots.tsx'
import { SharePicture } from './share-picture.tsx'
import { StandingsTable } from './standings-table.tsx'
import { useBoard } from './use-board.ts'
import { useFollowed } from './use-followed.ts'
import { Waiting } from './waiting.tsx'

/** Who can see all boats at once looks for none. */
const FEW = 8

/** The public board on a phone or a desk. */
export function BoardPage({ id, kept }: { id: string; kept: Board | null }) {
  const { board, moves, connection, missing, called } = useBoard(id, kept)
  const [tab, setTab] = useState<Tab>('overall')
  const [words, setWords] = useState('')
  const [units, setUnits] = useState<Units | null>(null)
  const followed = useFollowed(id)
  const rows = useMemo(() => (board ? weighedRows(board) : []), [board])

  if (!board) return <NothingYet state={missing ? 'missing' : connection === 'lost' ? 'lost' : 'coming'} />
  const display = units ?? board.tournament.display
  const leader = leaderOf(board, rows)
  // Places of a day and of pots could tell what is hidden.
  const open = board.held?.left && tab !== 'waiting' ? 'overall' : tab
  const mine = rows.filter((row) => followed.has(row.entry))
  return (
    <>
      <BoardHeader board={board} units={display} onUnits={setUnits} />
      <main className="board" id="board">
        <BoardStatus board={board} connection={connection} />
        <NowWeighing board={board} called={called} units={display} className="board-called" />
        {mine.length > 0 && (
          <ul className="board-mine" aria-label={t('followed')}>
            {mine.map((row) => (
              <li key={row.entry}>
                <span aria-hidden>★</span> <b>{row.names.join(' · ')}</b> <span className="num">{placeText(row)}</span>
                <span className="num">{shown(row.totalWeight, display)}</span>
                <span className="num board-dim">{gapText(row, leader, display)}</span>
              </li>
            ))}
          </ul>
        )}
        <BoardTabs board={board} tab={open} onTab={setTab} />
        <div className="board-tools">
          {open !== 'pots' && board.rows.length > FEW && (
            <input
              type="search"
              className="board-find"
              aria-label={t('find.label')}
              placeholder={t('find.placeholder')}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
          {open === 'overall' && rows.some(hasPlace) && <SharePicture board={board} units={display} />}
        </div>
        {words !== '' && !board.rows.some((row) => isFound(row, words)) && (
          <p className="board-empty">{t(board.held?.left ? 'held.none' : 'find.none', { words })}</p>
        )}
        {open === 'overall' && <StandingsTable board={board} rows={rows} moves={moves} units={display} followed={followed} words={words} />}
        {typeof open === 'number' && <DayTable board={board} day={open} units={display} words={words} />}
        {open === 'pots' && <Pots board={board} units={display} />}
        {open === 'waiting' && <Waiting rows={waitingRows(board).filter((row) => isFound(row, words))} />}
      </main>
    </>
  )
}
