import { eventsToShow, type Hold, heldBoard } from '@ramplight/domain/results/held-board'
import { type PlaceAt, placeHistory } from '@ramplight/domain/results/place-history'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { findTournament, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { holdOf } from './board-holds.ts'
import { calculate, calculateUpTo, type StoredCalculation } from './calculate.ts'

type Places = { revision: number; places: Map<string, PlaceAt[]> }
type Asked = { revision: number; answer: Promise<Places> }

/** As many events as are watched at one time; the one that was asked first is forgotten first. */
const MOST = 100
const installations = new WeakMap<AppDeps['pool'], Map<string, Asked>>()

/** The places of every boat through an event, as its board may show them: made once per revision, for all who ask. */
export function placesOf({ pool }: Pick<AppDeps, 'pool'>, db: Db, { id, resultsRevision: revision }: TournamentRow): Promise<Places> {
  const known = installations.get(pool) ?? new Map<string, Asked>()
  installations.set(pool, known)
  const last = known.get(id)
  if (last && last.revision >= revision) return last.answer
  const answer = readPlaces(db, id)
  known.set(id, { revision, answer })
  answer.catch(() => known.delete(id))
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break
    known.delete(oldest)
  }
  return answer
}

const readPlaces = (db: Db, id: string): Promise<Places> =>
  db.transaction(
    async (tx) => {
      const tournament = (await findTournament(tx, id))!
      const calculation = await calculate(tx, tournament)
      const hold = await holdOf(tx, id)
      const shown = hold ? await calculateUpTo(tx, calculation, eventsToShow(calculation.events, hold)) : calculation
      const places = placeHistory({ ...shown, entries: [...shown.entries.values()] })
      if (hold) for (const entry of hiddenBy(shown, hold)) places.delete(entry)
      return { revision: tournament.resultsRevision, places }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Of whom a held board says nothing, their way there says nothing either. */
function hiddenBy({ results, scored }: StoredCalculation, hold: Hold): string[] {
  const rows = results.standings.standings.map((row) => ({ ...row, days: scored.get(row.entry)?.weights ?? [] }))
  const kept = new Set(heldBoard({ rows, bigFish: null, pots: [], held: null }, hold).rows)
  return rows.filter((row) => !kept.has(row)).map(({ entry }) => entry)
}
