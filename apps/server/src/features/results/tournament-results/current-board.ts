import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { boardCache, type EncodedBoard } from './board-cache.ts'
import { readBoard } from './read-board.ts'

/** One cache for each installation: the call and the pages show the same bytes. */
const caches = new WeakMap<AppDeps['pool'], ReturnType<typeof boardCache>>()

function cacheOf({ pool }: Pick<AppDeps, 'pool'>) {
  const boards = caches.get(pool) ?? boardCache()
  caches.set(pool, boards)
  return boards
}

/** The last board of a tournament that anybody asked for here. */
export const lastBoard = (deps: Pick<AppDeps, 'pool'>, tournament: string): EncodedBoard | undefined => cacheOf(deps).known(tournament)

/** The board of a tournament as it is now. Whether the caller may see it was asked before. */
export function currentBoard(
  deps: Pick<AppDeps, 'pool'>,
  db: Db,
  { id, resultsRevision }: Pick<TournamentRow, 'id' | 'resultsRevision'>,
): Promise<EncodedBoard> {
  const boards = cacheOf(deps)
  return boards.get(id, resultsRevision, () => readBoard(db, id))
}
