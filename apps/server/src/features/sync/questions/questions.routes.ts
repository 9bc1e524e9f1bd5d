import { questionCalls as calls, type Question, question } from '@ramplight/contract/sync/questions'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { inSavepoint, inTransaction } from '#platform/database/in-transaction'
import { signedIn } from '#platform/http/context'
import { type AppDeps, type Deps, inside, type QueuedCall, type SyncedFamily } from '#platform/http/deps'
import { problemOf } from '#platform/http/errors'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { refusalOf } from '#platform/sync/applying'
import type { QuestionRow } from '#platform/sync/sync.table'
import { syncConflicts, syncFeed } from '#platform/sync/sync.table'
import { scopesOf } from '../sync/index.ts'
import { answerQuestion, queuedAnswer } from './answer-question.ts'
import { shownQuestions } from './shown-questions.ts'

/** More than anybody decides in a day. */
const MOST = 500

/** What two people said differently: records that travel to every device of whoever may answer, and two calls for those without one. */
export function questionRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.families.set('questions', syncedQuestions(deps))
  deps.sync.calls.set('answer', answerOfDevice)

  route(app, deps, calls.search, { handle: (ctx) => searchQuestions(ctx.deps, ctx.body, signedIn(ctx)) })

  route(app, deps, calls.answer, {
    handle: (ctx) =>
      inTransaction(ctx.deps.db, async (tx) => {
        const { row } = await answerQuestion(tx, ctx.params.id, ctx.body, inside(workOf(ctx), tx))
        const [shown] = await shownQuestions(ctx.deps, tx, [row], signedIn(ctx))
        if (!shown) throw refused('record.not-found')
        return shown
      }),
  })
}

const syncedQuestions = (deps: AppDeps): SyncedFamily<QuestionRow & { deleted: boolean }> => ({
  schemas: { record: question, create: question, change: question },
  load: async (db, ids) =>
    (await db.select().from(syncConflicts).where(inArray(syncConflicts.id, ids))).map((row) => ({ ...row, deleted: row.state === 'done' })),
  present: async (db, rows, viewer) => new Map((await shownQuestions(deps, db, rows, viewer)).map((one) => [one._id, one])),
})

/** Answered on a device, also without a network: it counts once, and who was second is told. */
const answerOfDevice: QueuedCall = async (tx, op, work) => {
  try {
    const { isNew } = await inSavepoint(tx, (savepoint) =>
      answerQuestion(savepoint, op.id, queuedAnswer(op.set), inside(work, savepoint), op.op),
    )
    return { status: isNew ? 'applied' : 'noop' }
  } catch (error) {
    return refusalOf(problemOf(error))
  }
}

/** Of a tournament, or of all that the person's devices hear of. */
function searchQuestions(
  deps: Deps,
  { tournament, state = 'open' }: { tournament?: string | undefined; state?: Question['state'] | undefined },
  actor: Actor,
): Promise<Question[]> {
  return inTransaction(deps.db, async (tx) => {
    const scopes = tournament ? [] : await scopesOf(tx, actor)
    const among = tournament
      ? eq(syncConflicts.tournament, tournament)
      : sql`exists (select 1 from ${syncFeed} f
          where f.tbl = ${syncConflicts.tbl} and f.rec_id = ${syncConflicts.recId} and f.scope = any(${sql.param(scopes)}::text[]))`
    const rows = await tx
      .select()
      .from(syncConflicts)
      .where(and(eq(syncConflicts.state, state), among))
      .orderBy(asc(syncConflicts.at), asc(syncConflicts.id))
      .limit(MOST)
    return shownQuestions(deps, tx, rows, actor)
  })
}
