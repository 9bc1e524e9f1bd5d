import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { sayingOf } from '@ramplight/domain/money/entry-books'
import { type Line, netLines } from '@ramplight/domain/money/posting'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { peopleOf } from '@ramplight/domain/registration/crew-roles'
import { booksOf } from '#features/payments/ledger/index'
import { anglerNames } from '#features/people/users/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { boatAlone, seenAlone } from './boat-alone.ts'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

/**
 * Entries with the names of their anglers, and what the ledger has of them: a statement each for all of them. To who only weighs, boats
 * without money.
 */
export async function presentEntries(db: Queryable, rows: EntryRow[], viewer: Actor): Promise<TournamentEntry[]> {
  const names = await anglerNames(db, rows.flatMap(peopleOf))
  const ids = rows.map(({ id }) => id)
  const books = await booksOf(db, ids, entryStore.name)
  const alone = await seenAlone(db, rows, viewer)
  const whole = (row: EntryRow): TournamentEntry => ({
    ...toRecord(row),
    sidePotBigFishEntries: row.sidePotBigFishEntries ?? undefined,
    bigFishModeDaysEntered: row.bigFishModeDaysEntered ?? undefined,
    anglers: row.users.flatMap((id) => names.get(id) ?? []),
    substitute: (row.sub && names.get(row.sub)) || null,
    books: presentBooks(row, books.get(row.id)),
  })
  return rows.map((row) => (alone.has(row.id) ? boatAlone(whole(row)) : whole(row)))
}

const NOTHING: { own: Line[]; others: Line[] } = { own: [], others: [] }

/** Who is not Paid and has never moved money needs no books. */
function presentBooks(row: EntryRow, posted: typeof NOTHING | undefined): TournamentEntry['books'] {
  if (!posted && row.status !== 'Paid') return null
  const { own, others } = posted ?? NOTHING
  return { said: sayingOf(toRecord(row)), own: netLines(own), others: netLines(others) }
}

export async function presentEntry(db: Queryable, row: EntryRow, viewer: Actor): Promise<TournamentEntry> {
  const [entry] = await presentEntries(db, [row], viewer)
  return entry as TournamentEntry
}
