import type { WireResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval'
import { BOARD_SHAPE } from './board.stamps.ts'

type Board = WireResponseOf<typeof tournamentResultCalls.board>

/** `at`: when it was kept, by the clock of this device. */
type Kept = { shape: string; at: number; board: Board }

const MOST = 12
const LONGEST_MS = 14 * 86_400_000
/** A first view does not wait for a database that does not answer. */
const PATIENCE_MS = 500
/** Where earlier versions kept boards: they filled the storage that a sign-in needs. */
const OLD_KEY = /^rl-board-/

/** What cannot be kept or read is as if it had not been kept: a board comes from the server. */
const orNothing = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('rl-boards', 'boards'))

/** The board as it was shown here last; null: none, or one of another shape than this version shows. */
export async function keptBoard(id: string): Promise<Board | null> {
  const kept = await Promise.race([
    orNothing(() => get<Kept>(id, store())),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined)),
  ])
  return kept?.shape === BOARD_SHAPE ? kept.board : null
}

/** What somebody saw on a borrowed device is not left there. */
export const forgetBoards = (): Promise<void> => orNothing(() => clear(store())).then(() => undefined)

export const dropBoard = (id: string): Promise<void> => orNothing(() => del(id, store())).then(() => undefined)

/** Of several boards that come while one is written, the last one counts. */
let next: { id: string; board: Board } | null = null
let writing: Promise<void> | null = null

/** Keeps the last boards that were looked at. Settles when the last one that was given is kept, or cannot be. */
export function keepBoard(id: string, board: Board): Promise<void> {
  next = { id, board }
  writing ??= writeAll().finally(() => {
    writing = null
  })
  return writing
}

let isPruned = false

async function writeAll(): Promise<void> {
  for (let one = next; one; one = next) {
    next = null
    const { id, board } = one
    await orNothing(() => set(id, { shape: BOARD_SHAPE, at: Date.now(), board } satisfies Kept, store()))
    if (isPruned) continue
    isPruned = true
    await orNothing(prune)
  }
}

/** Old boards, those of another shape, and more than a device needs. */
async function prune(now: number = Date.now()): Promise<void> {
  const all = await entries<string, Kept>(store())
  const good = all.filter(([, { at, shape }]) => shape === BOARD_SHAPE && now - at <= LONGEST_MS)
  const stay = new Set(
    good
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, MOST)
      .map(([id]) => id),
  )
  await delMany(
    all.flatMap(([id]) => (stay.has(id) ? [] : [id])),
    store(),
  )
}

/** Boards of earlier versions leave the storage that sessions and settings need. */
export function dropOldBoards(): void {
  try {
    for (const key of Object.keys(localStorage)) if (OLD_KEY.test(key)) localStorage.removeItem(key)
  } catch {
    // A storage that is closed holds nothing.
  }
}
