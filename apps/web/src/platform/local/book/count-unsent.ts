import type { Id } from '@ramplight/domain/kernel/ids'
import type { OutboxRow } from '@ramplight/sync/types'
import { Dexie, liveQuery, type Table } from 'dexie'
import { engineTable, type LocalDb } from '../store/local-db.ts'
import { isSameDatabase } from '../store/same-database.ts'
import { noteUnsent } from '../store/unsent-note.ts'

const EVENTS = 'weigh-in-events'

const isBag = ({ kind, set }: Pick<OutboxRow, 'kind' | 'set'>): boolean => kind === 'event' && set?.kind === 'weigh'

/** Keeps the number of what waits beside the database, in whichever tab it changes. Answers how to stop. */
export function countUnsent(db: LocalDb, user: Id): () => void {
  const asking = liveQuery(async () => {
    const tables: Table<OutboxRow>[] = [engineTable(db, 'outbox'), engineTable(db, 'quarantine')]
    const counts = await Promise.all(tables.map((table) => table.count()))
    const events = await Promise.all(
      tables.map((table) => table.where('[tbl+id]').between([EVENTS, Dexie.minKey], [EVENTS, Dexie.maxKey]).toArray()),
    )
    const bags = events.flat().filter(isBag).length
    const all = counts.reduce((sum, count) => sum + count, 0)
    return (await isSameDatabase(db)) ? { bags, others: all - bags } : null
  }).subscribe({
    next: (waiting) => {
      // An empty database in place of the one that was lost has no say.
      if (waiting) noteUnsent(user, waiting)
    },
    error: () => undefined,
  })
  return () => asking.unsubscribe()
}
