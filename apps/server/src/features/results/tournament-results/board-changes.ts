import { LONGEST_PATCH, type StandingsChanged } from '@ramplight/contract/realtime/live-channel'
import { boardPatch } from '@ramplight/domain/results/board-patch'
import type { Database } from '#platform/database/database'
import type { WithChange } from '#platform/realtime/room'
import type { EncodedBoard } from './board-cache.ts'
import { currentBoard, lastBoard } from './current-board.ts'

type Told = Pick<EncodedBoard, 'revision' | 'json' | 'tag'>

/** Beyond this a patch is not looked for: reading two such boards would hold up everybody. */
const LONGEST_BOARD = 512 * 1024
/** Crowds at so many boards are remembered; whose is not asks once more. */
const MOST_BOARDS = 200

/**
 * What a crowd at a board is told, so that thousands do not ask at once: the lines that have changed since it was told before. The
 * first news of a board that nobody has asked for, and those of one that is too large, are told without.
 */
export function boardChanges({ pool, db }: Pick<Database, 'pool' | 'db'>): WithChange {
  const told = new Map<string, Told>()
  /** One after the other for each board: each change follows the one before. */
  const turns = new Map<string, Promise<unknown>>()

  async function withChange(news: StandingsChanged): Promise<StandingsChanged | null> {
    const before = told.get(news.tournament) ?? lastBoard({ pool }, news.tournament)
    const now = await currentBoard({ pool }, db, { id: news.tournament, resultsRevision: news.revision })
    told.delete(news.tournament)
    told.set(news.tournament, now)
    for (const oldest of told.keys()) if (told.size > MOST_BOARDS) told.delete(oldest)
    return before && before.revision < now.revision ? changeOf(news, before, now) : null
  }

  return (news) => {
    const turn = (turns.get(news.tournament) ?? Promise.resolve()).then(
      () => withChange(news),
      () => withChange(news),
    )
    turns.set(news.tournament, turn)
    const forget = () => void (turns.get(news.tournament) === turn && turns.delete(news.tournament))
    turn.then(forget, forget)
    return turn
  }
}

function changeOf(news: StandingsChanged, before: Told, { revision, json, tag }: Told): StandingsChanged | null {
  if (Math.max(before.json.length, json.length) > LONGEST_BOARD) return null
  const patch = boardPatch(JSON.parse(before.json), JSON.parse(json))
  if (!patch || JSON.stringify(patch).length > LONGEST_PATCH) return null
  return { ...news, revision, patch: { ...patch, from: before.revision, fromTag: before.tag, tag } }
}
