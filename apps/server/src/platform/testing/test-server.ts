import { type Answer, apiClient, type Given } from '@ramplight/contract/kernel/api-client'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { eq } from 'drizzle-orm'
import { type AppOptions, buildApp } from '../../app.ts'
import { sessions } from '../../features/people/auth/auth.table.ts'
import { openSession } from '../../features/people/auth/sessions.ts'
import { users } from '../../features/people/users/users.table.ts'
import { boardChanges, closeBoards } from '../../features/results/tournament-results/index.ts'
import { boardRevisions } from '../../features/tournaments/tournaments/index.ts'
import { makeDeps } from '../../make-deps.ts'
import { signToken } from '../auth/tokens.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { filesOfTest } from '../file-store/testing/files-of-test.ts'
import type { AppDeps } from '../http/deps.ts'
import { openLiveHub } from '../realtime/open-live-hub.ts'
import { noPoolInside } from './no-pool-inside.ts'
import { watchAnswers } from './watch-answers.ts'

/** Somebody with a session. */
export type Person = { id: string; token: string; name: string }
type Call<E extends AnyEndpoint> = Omit<Given<E>, 'token'> & { as?: Person | null }

/** Of sessions that nobody has to prove anew: a test about something else may take as long as it takes. */
const FOR_EVER = '2999-01-01T00:00:00.000Z'

export type TestServerOptions = Partial<Pick<AppDeps, 'now' | 'demo' | 'carriers' | 'files' | 'cards' | 'publicUrl' | 'mapTiles'>> & {
  app?: AppOptions
  proofsAge?: boolean
  /** Outside of Vitest: another one than a clone of its template. `files` have to be named there as well. */
  database?: TestDatabase
}

/** A whole server on its own clone of the database, spoken to over real HTTP. Close it in `afterAll`: that
 * fails when an answer was not as the API's own document says. */
export async function aTestServer(at: TestServerOptions = {}) {
  const database = at.database ?? (await createTestDatabase())
  noPoolInside(database.pool)
  const now = at.now ?? (() => new Date())
  const live = await openLiveHub(database.pool, boardRevisions(database.pool), { withChange: boardChanges(database) })
  const deps = {
    ...(await makeDeps(database, live, now, at.demo)),
    ...(at.carriers && { carriers: at.carriers }),
    ...(at.cards && { cards: at.cards }),
    files: at.files ?? filesOfTest(),
    publicUrl: at.publicUrl ?? null,
    mapTiles: at.mapTiles ?? null,
  }
  const app = await buildApp(deps, { logLevel: process.env.TEST_LOG ?? 'silent', ...at.app })
  const answers = watchAnswers(app)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const api = apiClient(address)

  /** Sends what the wire carries (ounces, dollars); `body` of the answer is decoded (integers), `wire` is as sent. */
  const call = <E extends AnyEndpoint>(endpoint: E, { as, ...given }: Call<E> = {}): Promise<Answer<E>> =>
    api.send(endpoint, { ...(given as Given<E>), token: as?.token })

  /** Puts a person into the database and signs them in. */
  async function person(
    userType: 'Angler' | 'Director' | 'System Admin',
    name: string,
    more: Partial<typeof users.$inferInsert> = {},
  ): Promise<Person> {
    const [first_name = name, last_name = ''] = name.split(' ')
    const id = newId()
    const at = now().toISOString()
    const confirmed = !!more.passwordHash
    await database.db.insert(users).values({ id, createdAt: at, updatedAt: at, first_name, last_name, userType, confirmed, ...more })
    return again({ id, name })
  }

  /** Signs a person in who is already there. */
  async function again({ id, name }: Pick<Person, 'id' | 'name'>): Promise<Person> {
    const session = await openSession(database.db, id, now(), { address: null, device: 'test' })
    if (!at.proofsAge) await database.db.update(sessions).set({ provedAt: FOR_EVER }).where(eq(sessions.id, session))
    return { id, name, token: await signToken({ user: id, session }, deps.signingKey, now()) }
  }

  return {
    address,
    app,
    deps,
    db: database.db,
    /** For another process on the same database. */
    connection: database.connection,
    call,
    person,
    again,
    answers,
    close: async () => {
      await app.close()
      await live.close()
      await closeBoards(database)
      await database.close()
      if (answers.mismatches.length)
        throw new Error(`${answers.mismatches.length} answers are not as docs/openapi.json says:\n${answers.mismatches.join('\n')}`)
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof aTestServer>>
