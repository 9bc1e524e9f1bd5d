import { documentCalls as calls, document } from '@ramplight/contract/content/documents'
import type { BodyOf, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { whoHas } from '@ramplight/domain/content/who-has-document'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { peopleOf, refuseForeignFlight } from '#features/messaging/messages/index'
import { type UserRow, userStore } from '#features/people/users/index'
import { findTournament, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable } from '#platform/database/types'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { documentStore } from './documents.store.ts'
import { documents } from './documents.table.ts'
import { refuseHiddenFile } from './refuse-hidden-file.ts'

type Group = { toAsk: UserRow[]; before: UserRow[] }

/** The people of a group as they are now: who is still to be asked, and who has the document or was asked before. */
async function groupOf(db: Queryable, { tournament, audience, user, label }: BodyOf<typeof calls.wouldAsk>): Promise<Group> {
  if (audience.flight) await refuseForeignFlight(db, audience.flight, tournament)
  const ids = await peopleOf(db, { audience, tournament })
  if (user && !ids.includes(user)) throw refused('reference.unknown', { field: 'user' })
  const people = await userStore.findMany(db, user ? [user] : ids)
  const stored = await db
    .select({ label: documents.label, user: documents.user })
    .from(documents)
    .where(and(eq(documents.deleted, false), eq(documents.tournament, tournament)))
  const have = whoHas(stored, label)
  return { toAsk: people.filter(({ id }) => !have.has(id)), before: people.filter(({ id }) => have.has(id)) }
}

const answerOf = ({ toAsk, before }: Group): ResponseOf<typeof calls.askGroup> => ({
  asked: toAsk.length,
  before: before.map((person) => ({ _id: person.id, name: fullName(person) })),
})

/** One document, asked of a group of a tournament or of one angler in it. Who runs the tournament asks whoever is entered, as with messages. */
export function askGroupRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.wouldAsk, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async ({ body, deps }) => answerOf(await groupOf(deps.db, body)),
  })

  route(app, deps, calls.askGroup, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async (ctx) => {
      const { body, deps, doer } = ctx
      const actor = signedIn(ctx)
      await refuseHiddenFile(deps.db, actor, body.path)
      return inTransaction(deps.db, async (tx) => {
        // Two who ask at the same moment ask one after the other: the second one sees whom the first one asked.
        await tournamentStore.find(tx, body.tournament, 'update')
        const group = await groupOf(tx, body)
        const { tournament, label, path, isRequired, requestedDocInfo = {} } = body
        const question = { label, path, isRequired: isRequired ?? document.starts.isRequired, requestedDocInfo, director: actor.id }
        const ofEverybody = body.audience.of === 'all' && !body.user ? question : null
        const shared = { ...question, tournament, ofEverybody, dateUploaded: doer.at }
        await documentStore.insertMany(
          tx,
          group.toAsk.map(({ id: user }) => ({ ...shared, id: newId(), user })),
          doer,
          () => ({ tournament, summary: `Document ${label}` }),
        )
        return answerOf(group)
      })
    },
  })
}
