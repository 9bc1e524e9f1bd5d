import type { Engine } from '@ramplight/sync/engine-api'
import { Dexie, liveQuery } from 'dexie'
import { callServer } from '../../call-server.ts'
import { answerRead } from '../answers/answer-read.ts'
import { answerWrite, asServerKnows } from '../answers/answer-write.ts'
import type { Local } from '../answers/local.ts'
import { localCallOf } from '../answers/local-calls.ts'
import { engineTable, type LocalDb } from '../store/local-db.ts'
import type { Book } from './book.ts'

type Parts = { db: LocalDb; engine: Pick<Engine, 'onState'>; local: Local; state: Book['state'] }

/** What screens do with an open database and its engine. `rest` is said by whoever opened it. */
export function bookOf({ db, engine, local, state }: Parts, rest: Pick<Book, 'clearedSince' | 'follow' | 'close'>): Book {
  const book: Book = {
    ...rest,
    local,
    db,
    isReady: () => state().isReady,
    call: (endpoint, given) => {
      const own = localCallOf(endpoint)
      // A copy that is not complete answers nothing, and keeps what cannot wait.
      if (!own || !(book.isReady() || (own.kind === 'write' && own.early))) return callServer(endpoint, asServerKnows(given))
      return own.kind === 'read' ? answerRead(book, endpoint, own, given) : answerWrite(book, endpoint, own, given)
    },
    state,
    onState: engine.onState,
    pending: (tbl) => engineTable(db, 'outbox').where('[tbl+id]').between([tbl, Dexie.minKey], [tbl, Dexie.maxKey]).sortBy('n'),
    refused: (tbl) => engineTable(db, 'quarantine').where('[tbl+id]').between([tbl, Dexie.minKey], [tbl, Dexie.maxKey]).toArray(),
    live: (ask, tellNext) => {
      const asking = liveQuery(ask).subscribe({ next: tellNext, error: (error) => console.error(error) })
      return () => asking.unsubscribe()
    },
  }
  return book
}
