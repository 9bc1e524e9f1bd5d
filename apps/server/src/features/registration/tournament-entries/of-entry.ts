import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { aliasOf } from '#platform/sync/aliases'
import { findTournament, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { type EntryRow, entrySubject, findEntry, storedEntries } from './tournament-entries.store.ts'

type Loaded = { entry: EntryRow; tournament: TournamentRow }

/** An entry with what says who runs it. `withGone`: also one that is deleted. */
export async function loadEntry(db: Queryable, id: string, withGone = false): Promise<Loaded | null> {
  // Of one that is another boat by now, that one says what became of its money.
  if (withGone && (await aliasOf(db, id))) return null
  const entry = withGone ? ((await storedEntries(db, [id]))[0] ?? null) : await findEntry(db, id)
  const tournament = entry && (await findTournament(db, entry.tournament))
  return entry && tournament && { entry, tournament }
}

/** For a call whose body names an entry: what it is asked about. */
export const ofEntry = {
  load: ({ body, deps }: { body: { entry: string }; deps: Deps }) => loadEntry(deps.db, body.entry),
  subject: ({ entry, tournament }: Loaded) => entrySubject(entry, tournament),
}
