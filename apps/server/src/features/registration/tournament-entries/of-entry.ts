import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { findTournament, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { type EntryRow, entrySubject, findEntry } from './tournament-entries.store.ts'

type Loaded = { entry: EntryRow; tournament: TournamentRow }

/** An entry with what says who runs it. */
export async function loadEntry(db: Queryable, id: string): Promise<Loaded | null> {
  const entry = await findEntry(db, id)
  const tournament = entry && (await findTournament(db, entry.tournament))
  return entry && tournament && { entry, tournament }
}

/** For a call whose body names an entry: what it is asked about. */
export const ofEntry = {
  load: ({ body, deps }: { body: { entry: string }; deps: Deps }) => loadEntry(deps.db, body.entry),
  subject: ({ entry, tournament }: Loaded) => entrySubject(entry, tournament),
}
