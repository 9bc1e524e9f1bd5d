import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeClock } from '@ramplight/ui/values/times'
import { useEffect, useState } from 'react'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './board.texts.ts'
import { fetchPlaces, type PlaceOnTheWay } from './board-api.ts'
import { type Board, type BoardRow, placeMark, wayLine } from './board-model.ts'

/** So many changes are written out; the line shows all of them. */
const WRITTEN = 5
const WIDTH = 240
const HEIGHT = 44

/** Where a boat stood through the event: a line for the eye, and the last changes in words. */
export function PlaceWay({ board, row }: { board: Board; row: BoardRow }) {
  const [places, setPlaces] = useState<PlaceOnTheWay[]>([])
  const { _id: id } = board.tournament
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place of this boat is what makes the line longer
  useEffect(() => {
    let left = false
    void fetchPlaces(id, row.entry).then((found) => !left && found && setPlaces(found))
    return () => {
      left = true
    }
  }, [id, row.entry, row.position, row.tied])
  if (places.length === 0) return null
  const zone = zoneOf(board.tournament)
  const isLong = board.tournament.tournamentDates.length > 1
  const step = ({ place, tied, at, day }: PlaceOnTheWay) =>
    t(isLong ? 'way.stepOfDay' : 'way.step', {
      place: tied ? placeMark(place, tied) : writePlace(place),
      time: writeClock(at, zone),
      day: day + 1,
    })
  return (
    <div>
      <dt>{t('way.label')}</dt>
      <dd>
        {places.length > 1 && (
          <svg className="board-way" viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden>
            <path d={wayLine(places, WIDTH, HEIGHT)} />
          </svg>
        )}
        <ol className="board-way__steps num">
          {places.length > WRITTEN && <li aria-hidden>…</li>}
          {places.slice(-WRITTEN).map((one) => (
            <li key={one.at}>{step(one)}</li>
          ))}
        </ol>
      </dd>
    </div>
  )
}
