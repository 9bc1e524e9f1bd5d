import { newId } from '@ramplight/contract/kernel/new-id'
import { sameDocument, whoHas } from '@ramplight/domain/content/who-has-document'
import { and, asc, eq } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { documentStore } from './documents.store.ts'
import { documents } from './documents.table.ts'

/**
 * Who signs up for a tournament is asked for what its director has asked everybody for, each once: they hand it in where they sign up.
 * The tournament is held, so a director who asks everybody at this moment asks before or after.
 */
export async function askNewcomers(tx: Tx, tournament: string, users: readonly string[], doer: Doer): Promise<void> {
  const stored = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.deleted, false), eq(documents.tournament, tournament)))
    .orderBy(asc(documents.createdAt), asc(documents.id))
  const asked = new Map(stored.flatMap(({ ofEverybody }) => (ofEverybody ? [[sameDocument(ofEverybody.label), ofEverybody] as const] : [])))
  const questions = [...asked.values()].flatMap((ofEverybody) => {
    const have = whoHas(stored, ofEverybody.label)
    const shared = { ...ofEverybody, tournament, ofEverybody, dateUploaded: doer.at }
    return users.filter((user) => !have.has(user)).map((user) => ({ ...shared, id: newId(), user }))
  })
  await documentStore.insertMany(tx, questions, doer, ({ label }) => ({ tournament, summary: `Document ${label}` }))
}
