import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Book } from '#platform/local/book/book.ts'
import { useLocal } from '#platform/local/book/use-local.ts'
import { engineTable, type LocalDb, recordsOf } from '#platform/local/store/local-db.ts'

/** Tables whose records name the tournament that they count in. */
const IN_TOURNAMENT: ReadonlySet<SyncTable> = new Set(['tournament-entries', 'tournament-flights', 'weigh-in-events', 'groups', 'payments'])

/** A finalize that was refused is asked anew at the close-out, an answer where its question is; a draw is not. */
const ASKED_ANEW: ReadonlySet<string> = new Set(['finalize', 'reopen', 'answer'])

type Undecided = { tbl: SyncTable; id: Id; set?: Record<string, unknown> | undefined }

/**
 * How many changes of a tournament were refused here, or wait behind one that was. The figures here are with them, those
 * of the server without: until somebody has decided, nobody has looked at what would become official.
 */
export async function undecidedIn(db: LocalDb, tournament: Id): Promise<number> {
  const [refused, waiting] = await Promise.all([
    engineTable(db, 'quarantine').toArray(),
    engineTable(db, 'outbox').where('state').equals('waiting').toArray(),
  ])
  const changes: Undecided[] = [...refused, ...waiting].filter(({ call }) => !call || !ASKED_ANEW.has(call))
  const isOfIt = await Promise.all(changes.map((one) => isOf(db, one, tournament)))
  return isOfIt.filter(Boolean).length
}

async function isOf(db: LocalDb, { tbl, id, set }: Undecided, tournament: Id): Promise<boolean> {
  if (tbl === 'tournaments') return id === tournament
  if (!IN_TOURNAMENT.has(tbl)) return false
  const row = set?.tournament === undefined ? await recordsOf(db, tbl).get(id) : set
  return row?.tournament === tournament || row?.sourceModuleRecord === tournament
}

const asked = ({ db }: Book, tournament: Id): Promise<number> => undecidedIn(db, tournament)
/** The same for a screen; 0 without a local book. */
export const useUndecided = (tournament: Id): number => useLocal(asked, tournament, 0)
