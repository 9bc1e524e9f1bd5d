import type { Id } from '@ramplight/domain/kernel/ids'
import type { OutboxRow, QuarantineRow } from '@ramplight/sync/types'
import { liveQuery } from 'dexie'
import { engineTable, type LocalDb } from '../store/local-db.ts'
import { isSameDatabase } from '../store/same-database.ts'
import { noteUnsent } from '../store/unsent-note.ts'

const isBag = ({ tbl, kind, set }: Pick<OutboxRow | QuarantineRow, 'tbl' | 'kind' | 'set'>): boolean =>
  tbl === 'weigh-in-events' && kind === 'event' && set?.kind === 'weigh'

/** Keeps the number of what waits beside the database, in whichever tab it changes. Answers how to stop. */
export function countUnsent(db: LocalDb, user: Id): () => void {
  const asking = liveQuery(async () => {
    const all = await Promise.all([engineTable(db, 'outbox').toArray(), engineTable(db, 'quarantine').toArray()])
    return (await isSameDatabase(db)) ? all.flat() : null
  }).subscribe({
    next: (waiting) => {
      // An empty database in place of the one that was lost has no say.
      if (!waiting) return
      const bags = waiting.filter(isBag).length
      noteUnsent(user, { bags, others: waiting.length - bags })
    },
    error: () => undefined,
  })
  return () => asking.unsubscribe()
}
