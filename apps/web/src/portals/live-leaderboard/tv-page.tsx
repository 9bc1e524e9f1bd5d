import { shortenName } from '@ramplight/domain/registration/full-name'
import { pageOf, type ScreenView } from '@ramplight/domain/results/screens'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Mark } from '@ramplight/ui/frame/mark.tsx'
import { forceEnvironment } from '@ramplight/ui/theme/environment'
import { writeClock, writeWallClock } from '@ramplight/ui/values/times'
import { Fragment, useEffect } from 'react'
import { t } from './board.texts.ts'
import {
  type Board,
  type BoardRow,
  fishOf,
  gapText,
  heldText,
  hiddenPlaces,
  leaderOf,
  lineAfter,
  placeText,
  protestsText,
  shown,
  unitMark,
  weighedRows,
} from './board-model.ts'
import { driftAt } from './drift.ts'
import { MoveMark } from './move-mark.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { NowWeighing } from './now-weighing.tsx'
import { TvStage } from './tv-stage.tsx'
import { TvMessage, TvPots, TvWaiting } from './tv-views.tsx'
import { CALLED_MS, type Called, useBoard } from './use-board.ts'
import { type ShownScreens, useScreens } from './use-screens.ts'
import { useTime } from './use-time.ts'

const PINNED = 3
const PAGE = 7
/** Fixed, so that nothing jumps from page to page: place, boat, team, fish, total, back, big fish. */
const WIDTHS = ['11%', '7%', '38%', '8%', '14%', '11%', '11%']

/** The board for a television: top three pinned, the rest in pages of seven, read from five metres. */
export function TvPage({ id, kept }: { id: string; kept: Board | null }) {
  const { board, moves, connection, missing, called, steers } = useBoard(id, kept, CALLED_MS.tv)
  const screens = useScreens(id, steers)
  useEffect(() => forceEnvironment('tv'), [])
  useWakeLock()
  if (!board) return <NothingYet state={missing ? 'missing' : connection === 'lost' ? 'lost' : 'coming'} />
  return <Stage board={board} moves={moves} called={called} screens={screens} isLost={connection === 'lost'} />
}

type StageProps = {
  board: Board
  moves: ReturnType<typeof useBoard>['moves']
  called: Called | null
  screens: ShownScreens
  isLost: boolean
}

function Stage({ board, moves, called, screens, isLost }: StageProps) {
  const { tournament, state, weighed, field, bigFish } = board
  const rows = weighedRows(board)
  const hidden = rows.length > 0 ? hiddenPlaces(board) : []
  const { view, page } = viewOf(board, screens, Math.max(1, Math.ceil((hidden.length + rows.length - PINNED) / PAGE)))
  const isShown = (index: number) => index < PINNED || (index >= PINNED + page * PAGE && index < PINNED + (page + 1) * PAGE)
  const now = useTime()
  const zone = zoneOf(tournament)
  const units = tournament.display
  const held = [protestsText(board, now), heldText(board)].filter(Boolean).join(' ')
  const big = bigFish && !board.pots.some((pot) => pot.kind === 'bigFishPot') ? bigFish : null
  return (
    <main className="tv" style={{ translate: driftAt(now.getTime()) }}>
      <header>
        <Mark size={36} />
        <h1>{tournament.name}</h1>
        {tournament.tournamentDates.length > 1 && <span>{t('tv.day', { day: board.day + 1 })}</span>}
        <span className="board-chip" data-state={state}>
          {t(`state.${state}`)}
          {state === 'weighing' && ` ${weighed}/${field}`}
        </span>
        <span className="num tv-clock">
          {isLost && `${t('tv.asOf', { time: writeClock(board.updatedAt, zone) })} · `}
          {writeClock(now, zone)}
        </span>
      </header>
      {view === 'pots' && <TvPots board={board} units={units} />}
      {view === 'stage' && <TvStage board={board} called={called} units={units} />}
      {view === 'waiting' && <TvWaiting board={board} page={page} />}
      {(view === 'message' || view === 'blank') && <TvMessage text={view === 'message' ? screens.message : null} />}
      {view === 'standings' && (
        <table>
          <caption className="sr-only">{t('standingsOf', { tournament: tournament.name })}</caption>
          <colgroup>
            {WIDTHS.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
              <col key={index} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {(
                [
                  'column.place',
                  'tv.boat',
                  tournament.teamEvent ? 'column.team' : 'column.angler',
                  'column.fish',
                  'column.total',
                  'column.back',
                  'column.big',
                ] as const
              ).map((column, i) => (
                <th scope="col" key={column} className={i > 2 ? 'right' : undefined}>
                  {t(column) + (column === 'column.total' ? unitMark(units) : '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hidden
              .filter((_, index) => isShown(index))
              .map((place) => (
                <Hidden key={place} place={place} />
              ))}
            {rows.map((row, index) =>
              isShown(hidden.length + index) ? (
                <Fragment key={row.entry}>
                  <Line row={row} leader={leaderOf(board, rows)} board={board} moves={moves} />
                  <RuleAfter text={lineAfter(board, rows, index)} />
                </Fragment>
              ) : null,
            )}
          </tbody>
        </table>
      )}
      {view === 'standings' && !rows.length && (
        <p className="tv-empty">
          {state === 'fishing' ? t('tv.scalesOpen', { time: writeWallClock(tournament.endTime) }) : t('tv.notOpen')}
        </p>
      )}
      {held && <p className="tv-held">{held}</p>}
      {view !== 'stage' && <NowWeighing board={board} called={called} units={units} className="tv-called" />}
      <footer>
        {tournament.paidPlaces > 0 && (
          <span>{t.rich('tv.money', { places: tournament.paidPlaces, b: (places) => <b className="num">{places}</b> })}</span>
        )}
        {big && (
          <span>
            {t('tv.bigFish')} <b className="num">{shown(big.weight, units)}</b> {big.names.map(shortenName).join(' · ')}
          </span>
        )}
        {board.pots.slice(0, 3).map(
          (pot) =>
            pot.leaders[0] && (
              <span key={pot.pot}>
                {pot.name.toUpperCase()} <b className="num">{shown(pot.leaders[0].weight, units)}</b>{' '}
                {pot.leaders[0].names.map(shortenName).join(' · ')}
              </span>
            ),
        )}
      </footer>
    </main>
  )
}

type LineProps = { row: BoardRow; leader: BoardRow | undefined; board: Board; moves: ReturnType<typeof useBoard>['moves'] }

function Line({ row, leader, board, moves }: LineProps) {
  const units = board.tournament.display
  const move = moves.get(row.entry)
  return (
    <tr data-changed={move?.changed || undefined} data-place={row.position ?? undefined}>
      <td className="num tv-place">
        {placeText(row)} <MoveMark move={move} />
      </td>
      <td className="num board-dim">{row.boatNumber ?? '—'}</td>
      <th scope="row">{row.names.map(shortenName).join(' · ')}</th>
      <td className="num right">{fishOf(row) ?? '—'}</td>
      <td className="num right tv-total">{shown(row.totalWeight, units)}</td>
      <td className="num right board-dim">{gapText(row, leader, units)}</td>
      <td className="num right">{row.bigFish > 0 ? shown(row.bigFish, units) : '—'}</td>
    </tr>
  )
}

/** A place that is kept for the stage. */
const Hidden = ({ place }: { place: number }) => (
  <tr className="tv-hidden" data-place={place}>
    <td className="num tv-place">{place}</td>
    <td />
    <th scope="row">
      <span aria-hidden>?</span>
      <span className="sr-only">{t('held.hidden', { place })}</span>
    </th>
    <td colSpan={WIDTHS.length - 3} />
  </tr>
)

/** Who is paid, and who goes on: the rule under the last of them. */
function RuleAfter({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <tr className="tv-rule">
      <td colSpan={WIDTHS.length}>
        <span>{text}</span>
      </td>
    </tr>
  )
}

/** What is drawn, and which of its pages: a view that has nothing to show gives way to the standings. */
function viewOf(board: Board, { view, turn, message }: ShownScreens, pages: number): { view: Exclude<ScreenView, 'auto'>; page: number } {
  const standings = { view: 'standings' as const, page: pageOf(turn, pages) }
  const hasPots = board.pots.some(({ leaders }) => leaders.length > 0)
  if (view === 'auto')
    return hasPots && pageOf(turn, pages + 1) === pages
      ? { view: 'pots', page: 0 }
      : { view: 'standings', page: pageOf(turn, pages + (hasPots ? 1 : 0)) }
  if (view === 'pots') return hasPots ? { view, page: 0 } : standings
  if (view === 'waiting') return { view, page: turn }
  if (view === 'message') return message ? { view, page: 0 } : standings
  return view === 'blank' || view === 'stage' ? { view, page: 0 } : standings
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
