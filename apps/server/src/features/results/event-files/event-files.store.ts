import type { FileSignature } from '@ramplight/contract/results/event-files'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { eventFiles } from './event-files.table.ts'

export type EventFileRow = typeof eventFiles.$inferSelect

/** What became of this file here, the newest first. */
export const importsOf = (db: Queryable, sha256: string): Promise<EventFileRow[]> =>
  db.select().from(eventFiles).where(eq(eventFiles.sha256, sha256)).orderBy(desc(eventFiles.importedAt), desc(eventFiles.id)).limit(100)

export async function importNamed(db: Queryable, tournament: string): Promise<EventFileRow | null> {
  const [row] = await db.select().from(eventFiles).where(eq(eventFiles.id, tournament))
  return row ?? null
}

const GOOD = ['here', 'known', 'unknown'] as const satisfies FileSignature[]

/** Has somebody imported a file here that this key had signed? */
export async function isKnownKey(db: Queryable, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: eventFiles.id })
    .from(eventFiles)
    .where(and(eq(eventFiles.key, key), inArray(eventFiles.signature, [...GOOD])))
    .limit(1)
  return rows.length > 0
}

/** Writes that a file becomes this tournament. False: it has become it already. Whoever else does the same waits. */
export async function claimImport(db: Queryable, row: EventFileRow): Promise<boolean> {
  const claimed = await db.insert(eventFiles).values(row).onConflictDoNothing({ target: eventFiles.id }).returning({ id: eventFiles.id })
  return claimed.length > 0
}
