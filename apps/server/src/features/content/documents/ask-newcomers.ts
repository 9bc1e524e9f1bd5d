import { newId } from '@ramplight/contract/kernel/new-id'
import { sameDocument, whoHas } from '@ramplight/domain/content/who-has-document'
import { can } from '@ramplight/domain/policies/policies'
import { and, asc, eq } from 'drizzle-orm'
import { userStore } from '#features/people/users/index'
import { type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { filesByPath } from '../files/stored/index.ts'
import { documentStore } from './documents.store.ts'
import { documents } from './documents.table.ts'

type Question = NonNullable<(typeof documents.$inferSelect)['ofEverybody']>

/**
 * Who signs up for a tournament is asked for the papers of its setup, and for what its director has asked everybody for, each once: they
 * hand it in where they sign up. The tournament is held, so a director who asks everybody at this moment asks before or after.
 */
export async function askNewcomers(tx: Tx, tournament: TournamentRow, users: readonly string[], doer: Doer): Promise<void> {
  const stored = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.deleted, false), eq(documents.tournament, tournament.id)))
    .orderBy(asc(documents.createdAt), asc(documents.id))
  const asked = new Map(
    [...(await ofSetup(tx, tournament)), ...stored.flatMap(({ ofEverybody }) => ofEverybody ?? [])].map((one) => [
      sameDocument(one.label),
      one,
    ]),
  )
  const questions = [...asked.values()].flatMap((ofEverybody) => {
    const have = whoHas(stored, ofEverybody.label)
    const shared = { ...ofEverybody, tournament: tournament.id, ofEverybody, dateUploaded: doer.at }
    return users.filter((user) => !have.has(user)).map((user) => ({ ...shared, id: newId(), user }))
  })
  await documentStore.insertMany(tx, questions, doer, ({ label }) => ({ tournament: tournament.id, summary: `Document ${label}` }))
}

/**
 * The papers of the setup whose blank form was uploaded by somebody who runs the tournament. Who is asked for a paper may open its form:
 * a path of somebody else's private file, written into the setup, must open it to nobody.
 */
async function ofSetup(tx: Tx, tournament: TournamentRow): Promise<Question[]> {
  const papers = tournament.settings.registration?.documents ?? []
  if (papers.length === 0) return []
  const files = await filesByPath(
    tx,
    papers.map(({ path }) => path),
  )
  const people = new Map((await userStore.findMany(tx, [...new Set(files.flatMap(({ user }) => user ?? []))])).map((one) => [one.id, one]))
  const isTheirs = (path: string) => {
    const file = files.find((one) => one.path === path)
    const owner = file?.user ? people.get(file.user) : undefined
    return file !== undefined && (!file.isPrivate || (owner !== undefined && can(owner, 'tournament.run', tournamentSubject(tournament))))
  }
  return papers
    .filter(({ path }) => isTheirs(path))
    .map(({ label, path, text = '', isRequired = true }) => ({
      ...{ label, path, isRequired },
      ...{ requestedDocInfo: { text }, director: tournament.director },
    }))
}
