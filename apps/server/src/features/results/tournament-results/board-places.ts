import { eventsToShow } from '@ramplight/domain/results/held-board'
import { LARGEST_FIELD, type PlaceAt, placeHistory } from '@ramplight/domain/results/place-history'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { entriesOf } from '../../registration/tournament-entries/index.ts'
import { findTournament, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { eventsOf } from '../../weigh-in/weigh-ins/index.ts'
import { holdOf } from './board-holds.ts'
import { currentBoard } from './current-board.ts'

type Ways = { revision: number; places: Map<string, PlaceAt[]> }
type Asked = { revision: number; answer: Promise<Ways> }
type OfPool = Pick<AppDeps, 'pool'>

/** As many events as are watched at one time; the one that was asked first is forgotten first. */
const MOST = 100
const installations = new WeakMap<AppDeps['pool'], Map<string, Asked>>()

/** The places of a boat through an event. A boat to which the board gives no place has none on its way either: it may be held for the stage. */
export async function placesOf(
  deps: OfPool,
  db: Db,
  tournament: TournamentRow,
  entry: string,
): Promise<{ revision: number; places: PlaceAt[] }> {
  const { id, resultsRevision } = tournament
  const { revision, summary } = await currentBoard(deps, db, tournament)
  if (summary.field > LARGEST_FIELD) return { revision, places: [] }
  const ways = await waysOf(deps, db, id, resultsRevision)
  // What was read a moment later may stand on a board that hides more.
  const shown = ways.revision > revision ? (await currentBoard(deps, db, { id, resultsRevision: ways.revision })).summary : summary
  const isPlaced = shown.boats.get(entry)?.place != null
  return { revision: ways.revision, places: (isPlaced && ways.places.get(entry)) || [] }
}

/** Of every boat: made once per revision, for all who ask. */
function waysOf({ pool }: OfPool, db: Db, id: string, revision: number): Promise<Ways> {
  const known = installations.get(pool) ?? new Map<string, Asked>()
  installations.set(pool, known)
  const last = known.get(id)
  if (last && last.revision >= revision) return last.answer
  const asked = { revision, answer: readWays(db, id) }
  known.set(id, asked)
  asked.answer.catch(() => known.get(id) === asked && known.delete(id))
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break
    known.delete(oldest)
  }
  return asked.answer
}

const readWays = (db: Db, id: string): Promise<Ways> =>
  inTransaction(
    db,
    async (tx) => {
      const row = (await findTournament(tx, id))!
      const entries = (await entriesOf(tx, id)).map(toRecord)
      const events = await eventsOf(tx, id)
      const hold = await holdOf(tx, id)
      const places = placeHistory({ tournament: toRecord(row), entries, events: hold ? eventsToShow(events, hold) : events })
      return { revision: row.resultsRevision, places }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
