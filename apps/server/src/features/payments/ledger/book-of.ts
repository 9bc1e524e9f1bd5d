import type { Place } from '@ramplight/domain/money/accounts'
import type { WholeLine } from '@ramplight/domain/money/posting'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { ledgerLines as lines, ledgerPostings as postings } from './ledger.table.ts'

export type BookedPosting = Omit<typeof postings.$inferSelect, 'lines'> & { lines: WholeLine[] }

/** The whole book of a tournament, the oldest first, in one statement. */
export const bookOf = (db: Queryable, tournament: string): Promise<BookedPosting[]> => booked(db, eq(postings.tournament, tournament))

/** What the ledger has of an entry, posting by posting, the oldest first: of each the lines of that entry. */
export const bookOfEntry = (db: Queryable, entry: string): Promise<BookedPosting[]> => booked(db, eq(lines.entry, entry))

/** The same of many entries, in one statement. */
export async function bookOfEntries(db: Queryable, entries: readonly string[]): Promise<Map<string, BookedPosting[]>> {
  const book = entries.length ? await booked(db, inArray(lines.entry, [...entries])) : []
  return new Map(
    entries.map((id) => [
      id,
      book
        .map((posting) => ({ ...posting, lines: posting.lines.filter(({ entry }) => entry === id) }))
        .filter((posting) => posting.lines.length > 0),
    ]),
  )
}

async function booked(db: Queryable, which: SQL): Promise<BookedPosting[]> {
  const rows = await db
    .select({ posting: postings, line: lines })
    .from(postings)
    .innerJoin(lines, eq(lines.posting, postings.id))
    .where(which)
    .orderBy(asc(postings.at), asc(postings.id), asc(lines.number))
  const book = new Map<string, BookedPosting>()
  for (const { posting, line } of rows) {
    const known = book.get(posting.id)
    if (known) known.lines.push(line)
    else book.set(posting.id, { ...posting, lines: [line] })
  }
  return [...book.values()]
}

/** What a place of this tournament holds now. */
export async function leftIn(db: Queryable, tournament: string, place: Place): Promise<number> {
  const [row] = await db
    .select({ left: sql`coalesce(sum(${lines.amount}), 0)`.mapWith(Number) })
    .from(lines)
    .innerJoin(postings, eq(lines.posting, postings.id))
    .where(and(eq(postings.tournament, tournament), eq(lines.account, place)))
  return row?.left ?? 0
}
