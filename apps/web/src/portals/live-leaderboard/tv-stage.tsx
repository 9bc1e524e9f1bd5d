import { shortenName } from '@ramplight/domain/registration/full-name'
import { useEffect, useState } from 'react'
import { t } from './board.texts.ts'
import { type Board, leaderOf, placeText, shown, type Units, weighedRows } from './board-model.ts'
import { lastBoats, type OnStage, onStage } from './stage-model.ts'
import type { Called } from './use-board.ts'

type Props = { board: Board; called: Called | null; units: Units }

const crew = (names: string[]) => names.map(shortenName).join(' · ')

/** The boat on the scale, alone and large: what it needs, what the scale shows, and its place when the weight is in. */
export function TvStage({ board, called, units }: Props) {
  // Whoever was called last stays until the next boat comes.
  const [last, setLast] = useState(called)
  useEffect(() => {
    if (called) setLast(called)
  }, [called])
  const shownBoat = onStage(board, called ?? last)
  return (
    <div className="tv-stage">
      {shownBoat ? <Boat boat={shownBoat} board={board} units={units} /> : <Coming board={board} units={units} />}
    </div>
  )
}

function Boat({ boat: { row, isIn, reading, wouldBe, toLead, toMoney }, board, units }: { boat: OnStage; board: Board; units: Units }) {
  const isTold = isIn && !board.held
  return (
    <>
      <p className="tv-stage-boat num">{row.boatNumber ?? ''}</p>
      <h2>{crew(row.names)}</h2>
      {reading !== null && (
        <p className="tv-stage-weight num" data-place={wouldBe}>
          {shown(reading, units)} <small>{t('stage.wouldBe', { place: wouldBe ?? 0 })}</small>
        </p>
      )}
      {isTold && (
        <p className="tv-stage-weight num" data-place={row.position}>
          {shown(row.totalWeight, units)} <small>{t('stage.place', { place: placeText(row) })}</small>
        </p>
      )}
      <p className="tv-stage-needs num">
        {toLead !== null && <span>{t('stage.toLead', { weight: shown(toLead, units) })}</span>}
        {toMoney !== null && <span>{t('stage.toMoney', { weight: shown(toMoney, units) })}</span>}
      </p>
    </>
  )
}

/** Nobody is on the scale: who leads, and the last boats with what each needs. */
function Coming({ board, units }: Omit<Props, 'called'>) {
  const leader = leaderOf(board, weighedRows(board))
  const boats = lastBoats(board)
  return (
    <>
      {leader && (
        <p className="tv-stage-needs num">
          <span>{t('stage.leads', { who: crew(leader.names), weight: shown(leader.totalWeight, units) })}</span>
        </p>
      )}
      <h2>{t(boats.length ? 'stage.last' : 'stage.next', { count: boats.length })}</h2>
      <ul>
        {boats.map((row) => (
          <li key={row.entry}>
            <b className="num">{row.boatNumber ?? '—'}</b> {crew(row.names)}
            {leader && leader.totalWeight >= row.totalWeight && (
              <span className="num">{t('stage.toLead', { weight: shown(leader.totalWeight - row.totalWeight, units) })}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
