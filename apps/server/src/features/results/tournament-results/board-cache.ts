import type { Board } from '@ramplight/contract/results/tournament-results'
import type { Weight } from '@ramplight/domain/kernel/units'

/** A board as it goes out: encoded once, the same bytes for everybody. The tag follows from the bytes: a name may change without a revision. */
export type EncodedBoard = {
  revision: number
  json: string
  tag: string
  /** What the page of the event says beside it. */
  event: { json: string; tag: string }
  summary: BoardSummary
  madeAt: number
}

/** The essentials of a board, for pages and pictures: its first lines, as they are read. */
export type BoardSummary = {
  state: Board['state']
  updatedAt: string
  weighed: number
  field: number
  /** How the event shows weights. */
  display: Board['tournament']['display']
  /** Null: it shows what there is. */
  held: Board['held']
  /** By entry, of boats that have weighed; `day`: the last day on which they did. Out of the event: no place. */
  boats: ReadonlyMap<string, { place: number | null; isTied: boolean; day: number }>
  leaders: { place: string; names: string; weight: string; total: Weight; fish: number }[]
}

/** About 64 MB of text: hundreds of usual boards, or a few very large ones. */
const MOST_CHARACTERS = 32 * 1024 * 1024
/** A corrected name moves no revision; it shows after this time. Of what is official little is corrected, and much is read again. */
const FRESH_FOR_MS = 30_000
const OFFICIAL_FRESH_FOR_MS = 15 * 60_000

const isFresh = ({ madeAt, summary }: EncodedBoard, now: number): boolean =>
  now - madeAt < (summary.state === 'official' ? OFFICIAL_FRESH_FOR_MS : FRESH_FOR_MS)

/**
 * The newest board of each tournament, the ones used last. Whoever asks for a revision that is being made waits for the
 * same work. Invariant: what is answered is at least as new as the revision that was asked for.
 */
export function boardCache(now: () => number = () => performance.now()) {
  const boards = new Map<string, EncodedBoard>()
  const making = new Map<string, Promise<EncodedBoard>>()
  let characters = 0

  function forget(tournament: string) {
    characters -= boards.get(tournament)?.json.length ?? 0
    boards.delete(tournament)
  }

  function keep(tournament: string, board: EncodedBoard) {
    if ((boards.get(tournament)?.revision ?? -1) > board.revision) return
    forget(tournament)
    boards.set(tournament, board)
    characters += board.json.length
    for (const oldest of boards.keys()) {
      if (characters <= MOST_CHARACTERS || oldest === tournament) break
      forget(oldest)
    }
  }

  return {
    async get(tournament: string, revision: number, make: () => Promise<Omit<EncodedBoard, 'madeAt'>>): Promise<EncodedBoard> {
      const known = boards.get(tournament)
      if (known && known.revision >= revision && isFresh(known, now())) {
        // The map is in the order of last use.
        boards.delete(tournament)
        boards.set(tournament, known)
        return known
      }
      const key = `${tournament} ${revision}`
      const work = making.get(key) ?? make().then((made) => ({ ...made, madeAt: now() }))
      making.set(key, work)
      try {
        const board = await work
        keep(tournament, board)
        return board
      } finally {
        making.delete(key)
      }
    },
    /** The newest one that is here, however old. */
    known: (tournament: string): EncodedBoard | undefined => boards.get(tournament),
    size: () => boards.size,
  }
}
