import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { boardCache, type EncodedBoard } from './board-cache.ts'
import { readBoard } from './read-board.ts'

/** One cache for each installation: the call and the pages show the same bytes. */
const caches = new WeakMap<AppDeps['pool'], ReturnType<typeof boardCache>>()

/** The board of a tournament as it is now. Whether the caller may see it was asked before. */
export function currentBoard(deps: Pick<AppDeps, 'pool'>, db: Db, { id, resultsRevision }: TournamentRow): Promise<EncodedBoard> {
  const boards = caches.get(deps.pool) ?? boardCache()
  caches.set(deps.pool, boards)
  return boards.get(id, resultsRevision, () => readBoard(db, id))
}
