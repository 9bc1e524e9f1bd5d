import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transport } from '@ramplight/sync/ports'
import type pg from 'pg'
import { buildApp } from '../../../server/src/app.ts'
import { openSession } from '../../../server/src/features/people/auth/sessions.ts'
import { boardRevisions } from '../../../server/src/features/tournaments/tournaments/index.ts'
import { makeDeps } from '../../../server/src/make-deps.ts'
import { signToken } from '../../../server/src/platform/auth/tokens.ts'
import type { Database } from '../../../server/src/platform/database/database.ts'
import { openLiveHub } from '../../../server/src/platform/realtime/open-live-hub.ts'
import { serverTransport } from '../../../web/src/platform/local/sending/transport.ts'
import type { World } from './world.ts'

/** What becomes of a request that a screen makes itself. What the engine sends has faults of its own. */
export type Line = (send: () => Promise<Response>, path: string) => Promise<Response>

/** Where the database fails a request: its k-th statement never runs, or its COMMIT does and nobody hears of it. */
export type Cut = { statement: number; code: string } | { answerOfCommit: true; code: string }
type Watched = { statements: number; cut: Cut | null }

export type RampServer = {
  pool: pg.Pool
  world: World
  /** Opens a session. */
  signIn: (user: string) => Promise<{ token: () => Promise<string> }>
  /** The product's own transport, to the product's own server, without a network between. */
  transport: (token: () => Promise<string | null>, deviceName: string) => Transport
  /** The line of whoever acts at the moment; null: a good one. */
  line: Line | null
  /** Work during which something that is not our server answers. */
  behindPortal: <T>(page: () => Response, work: () => Promise<T>) => Promise<T>
  /** Work during which the database fails; answers how many statements there were. */
  withCut: <T>(cut: Cut | null, work: () => Promise<T>) => Promise<{ value: T; statements: number }>
  close: () => Promise<void>
}

/** The real server on a real PostgreSQL, for any number of days at the ramp: each begins with a tour of its own. */
export async function rampServer(database: Database, world: World): Promise<RampServer> {
  const { pool } = database
  const watching = new AsyncLocalStorage<Watched>()
  pool.on('connect', (client) => watch(client, watching))
  const live = await openLiveHub(pool, boardRevisions(pool))
  const now = () => new Date(world.now())
  const deps = await makeDeps(database, live, now)
  const app = await buildApp(deps, { logLevel: process.env.MODEL_LOG ?? 'silent' })
  await app.ready()
  const before = globalThis.fetch
  const portal = new AsyncLocalStorage<() => Response>()
  const ask = async (path: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const page = portal.getStore()
    if (page) return page()
    const answer = await app.inject({
      method: method as 'POST',
      url: path,
      headers: headers as Record<string, string>,
      ...(body == null ? {} : { payload: String(body) }),
    })
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }
  globalThis.fetch = (async (path: string, request: RequestInit = {}) => {
    const send = () => ask(path, request)
    return server.line && !path.startsWith('/api/sync/') ? server.line(send, path) : send()
  }) as typeof fetch

  const server: RampServer = {
    line: null,
    behindPortal: (page, work) => portal.run(page, work),
    pool,
    world,
    signIn: async (user) => {
      const session = await openSession(database.db, user, now(), { address: null, device: 'model' })
      return { token: () => signToken({ user, session }, deps.signingKey, now()) }
    },
    transport: (token, deviceName) => serverTransport({ token, app: '1', deviceName }),
    withCut: async (cut, work) => {
      const watched: Watched = { statements: 0, cut }
      const value = await watching.run(watched, work)
      return { value, statements: watched.statements }
    },
    close: async () => {
      globalThis.fetch = before
      await app.close()
      await live.close()
    },
  }
  return server
}

const lost = (code: string) => Object.assign(new Error('The statement never arrived.'), { code })

type Query = (...given: unknown[]) => Promise<unknown>

/** Statements of a request that has a transaction are counted, and fail where they shall. */
function watch(client: pg.PoolClient, watching: AsyncLocalStorage<Watched>): void {
  const query = client.query.bind(client) as unknown as Query
  const watched: Query = (...given) => {
    const now = watching.getStore()
    if (!now || typeof given.at(-1) === 'function') return query(...given)
    now.statements++
    const { cut } = now
    if (cut && 'statement' in cut && cut.statement === now.statements) return Promise.reject(lost(cut.code))
    const [first] = given
    const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
    if (!cut || !('answerOfCommit' in cut) || !/^commit/i.test(text)) return query(...given)
    now.cut = null
    return query(...given).then(() => Promise.reject(lost(cut.code)))
  }
  client.query = watched as unknown as typeof client.query
}
