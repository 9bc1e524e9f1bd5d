import type { WholeLine } from '@ramplight/domain/money/posting'
import { and, asc, eq, inArray, like } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { ledgerLines as lines, ledgerPostings as postings } from './ledger.table.ts'
import type { Source } from './post.ts'

/** A posting as it stands, with its lines in their order. */
export type Standing = { id: string; at: string; number: number; reversalOf: string | null; lines: WholeLine[] }

export const keyOf = ({ family, record }: Source): string => `${family} ${record}`
/** The record in such a key. */
export const recordOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

const WHOLE = {
  account: lines.account,
  amount: lines.amount,
  entry: lines.entry,
  item: lines.item,
  times: lines.times,
  charged: lines.charged,
}

/** The postings of these records, by `keyOf` their source, in two statements at most for each family. */
export async function postedFor(tx: Queryable, sources: readonly Source[]): Promise<Map<string, Standing[]>> {
  const found = new Map<string, Standing[]>()
  for (const family of new Set(sources.map((source) => source.family))) {
    const records = sources.filter((source) => source.family === family).map(({ record }) => record)
    const rows = await tx
      .select({
        id: postings.id,
        at: postings.at,
        record: postings.sourceRecord,
        number: postings.number,
        reversalOf: postings.reversalOf,
        line: WHOLE,
      })
      .from(postings)
      .innerJoin(lines, eq(lines.posting, postings.id))
      .where(and(eq(postings.sourceFamily, family), inArray(postings.sourceRecord, records)))
      .orderBy(asc(postings.sourceRecord), asc(postings.number), asc(lines.number))
    for (const { record, line, ...posting } of rows) {
      const standing = found.get(keyOf({ family, record })) ?? []
      const last = standing.at(-1)
      if (last?.id === posting.id) last.lines.push(line)
      else standing.push({ ...posting, lines: [line] })
      found.set(keyOf({ family, record }), standing)
    }
  }
  return found
}

/** All that the ledger has of these entries, by entry. */
export async function linesOfEntries(tx: Queryable, entries: readonly string[]): Promise<Map<string, WholeLine[]>> {
  const found = new Map<string, WholeLine[]>()
  if (!entries.length) return found
  const rows = await tx
    .select({ line: WHOLE })
    .from(lines)
    .innerJoin(postings, eq(lines.posting, postings.id))
    .where(inArray(lines.entry, [...entries]))
    .orderBy(asc(postings.at), asc(postings.id), asc(lines.number))
  for (const { line } of rows) {
    const known = found.get(line.entry!)
    if (known) known.push(line)
    else found.set(line.entry!, [line])
  }
  return found
}

/** The lines of the last card payment of each of these entries. */
export async function lastCardOf(tx: Queryable, entries: readonly string[]): Promise<Map<string, WholeLine[]>> {
  const found = new Map<string, { posting: string; lines: WholeLine[] }>()
  if (!entries.length) return new Map()
  const rows = await tx
    .select({ posting: postings.id, line: WHOLE })
    .from(lines)
    .innerJoin(postings, eq(lines.posting, postings.id))
    .where(and(inArray(lines.entry, [...entries]), eq(postings.kind, 'card'), like(postings.sourceRecord, 'payment %')))
    .orderBy(asc(postings.at), asc(postings.id), asc(lines.number))
  for (const { posting, line } of rows) {
    const known = found.get(line.entry!)
    if (known?.posting === posting) known.lines.push(line)
    else found.set(line.entry!, { posting, lines: [line] })
  }
  return new Map([...found].map(([entry, last]) => [entry, last.lines]))
}
