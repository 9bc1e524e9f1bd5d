import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { boardCache, type EncodedBoard } from './board-cache.ts'
import { boardThread } from './board-thread.ts'
import { readBoard } from './read-board.ts'

type OfPool = Pick<AppDeps, 'pool'>
type Boards = { cache: ReturnType<typeof boardCache>; thread: ReturnType<typeof boardThread> }

/** So many boats take the processor for some fifty milliseconds: more are a thread's work. */
const LARGE = 2000

/** One of each for each installation: the call and the pages show the same bytes. */
const installations = new WeakMap<AppDeps['pool'], Boards>()

function boardsOf({ pool }: OfPool): Boards {
  const boards = installations.get(pool) ?? { cache: boardCache(), thread: boardThread(pool) }
  installations.set(pool, boards)
  return boards
}

/** The last board of a tournament that anybody asked for here. */
export const lastBoard = (deps: OfPool, tournament: string): EncodedBoard | undefined => boardsOf(deps).cache.known(tournament)

/** Before the database goes. */
export const closeBoards = async (deps: OfPool): Promise<void> => installations.get(deps.pool)?.thread.close()

/** The board of a tournament as it is now. Whether the caller may see it was asked before. */
export function currentBoard(
  deps: OfPool,
  db: Db,
  { id, resultsRevision }: Pick<TournamentRow, 'id' | 'resultsRevision'>,
): Promise<EncodedBoard> {
  const { cache, thread } = boardsOf(deps)
  return cache.get(id, resultsRevision, async () => {
    // How large it is, the board before tells. A thread that cannot costs some time, and never the board.
    const isLarge = (cache.known(id)?.summary.field ?? 0) > LARGE
    return (isLarge && (await thread.read(id).catch(() => null))) || readBoard(db, id)
  })
}
