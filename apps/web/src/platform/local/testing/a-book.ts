import type { User } from '@ramplight/contract/people/users'
import type { Engine } from '@ramplight/sync/engine-api'
import type { Change, EngineState, Settlement } from '@ramplight/sync/types'
import { vi } from 'vitest'
import { localOf } from '../answers/local-rows.ts'
import type { Book } from '../book/book.ts'
import { dexieStore } from '../store/dexie-store.ts'
import { localDb } from '../store/make-local-db.ts'
import { aChange, idOf } from './rows.ts'

const IDLE: EngineState = {
  phase: 'idle',
  lastContact: null,
  lastPull: null,
  isReady: true,
  clockOff: 0,
  progress: null,
  lastError: null,
}

/**
 * Ana's book on a real store, with an engine that keeps and never sends: what the server says is the test's to say, by the ids
 * of the changes (`idOf(5001)` for the first).
 */
export async function aBook({ answers = {} }: { answers?: Record<string, Settlement> } = {}) {
  const db = localDb(idOf(99))
  await db.open()
  const store = dexieStore(db)
  const state = { ...IDLE }
  let made = 0
  const done: string[] = []
  const engine = {
    record: vi.fn(async (changes: Change[]) =>
      store.write(['tours'], async (tx) => {
        const recorded = []
        for (const { tbl, id, kind } of changes) {
          const waiting = (await tx.outbox.where('[tbl+id]', [tbl, id])).find(({ state }) => state === 'pending')
          const change = waiting ?? aChange(++made, { tbl, id, kind: kind === 'delete' ? 'del' : 'up' })
          if (!waiting) await tx.outbox.put(change)
          recorded.push({ opId: change.opId, tbl, id })
        }
        return recorded
      }),
    ),
    settle: vi.fn(async (opIds: readonly string[]) => new Map(opIds.map((opId) => [opId, answers[opId] ?? ({ kind: 'kept' } as const)]))),
    discard: vi.fn(async (opId: string) => void done.push(`discard ${opId}`)),
    answer: vi.fn(async (id: string, { take }: { take: string }) => void done.push(`${take} ${id}`)),
  }
  const local = localOf({ db, engine: engine as unknown as Engine, user: () => ({ _id: idOf(99) }) as User, state: () => state })
  return {
    book: { db, local, state: () => state, isReady: () => state.isReady } as unknown as Book,
    db,
    store,
    state,
    engine,
    done,
    answers,
  }
}
