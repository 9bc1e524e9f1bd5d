/**
 * What bench/api.ts measures, in a process of its own: the product's server, and beside it a bare one with the same SQL and
 * nothing else. It also runs the raw driver when it is told to.
 */
import Fastify from 'fastify'
import { buildApp } from '../apps/server/src/app.ts'
import { openSession } from '../apps/server/src/features/people/auth/sessions.ts'
import { boardRevisions } from '../apps/server/src/features/tournaments/tournaments/index.ts'
import { makeDeps } from '../apps/server/src/make-deps.ts'
import { signToken } from '../apps/server/src/platform/auth/tokens.ts'
import { openLiveHub } from '../apps/server/src/platform/realtime/open-live-hub.ts'
import { benchDatabase, idOf } from './data.ts'

const [anglers = 100_000, tournaments = 10_000] = process.argv.slice(2).map(Number)
const database = await benchDatabase({ anglers, tournaments }, (line) => console.error(line))
const { pool } = database
const live = await openLiveHub(pool, boardRevisions(pool))
const deps = await makeDeps(database, live, () => new Date())
const app = await buildApp(deps, { logLevel: 'silent' })
await app.listen({ host: '127.0.0.1', port: 0 })

/** The statements of the product's one-row GET, as it sends them. */
const SESSION = `select u.id, u.user_type, u.is_assistant, u.tours,
    (select coalesce(jsonb_agg(t.id), '[]') from tours t where t.director = u.id and not t.deleted) as directed
  from sessions s join users u on u.id = s."user"
  where s.id = $1 and s.revoked_at is null and s.expires_at > now() and not u.deleted and u.active`
const ONE = 'select * from users where id = $1 and not deleted'
const NAMED = `not deleted and (first_name || ' ' || last_name || ' ' || first_name) ilike $1`
const PAGE = `select * from users where ${NAMED} order by last_name desc, id desc limit 10`
const COUNT = `select count(*)::int as count from (select 1 from users where ${NAMED} limit 10001) found`

const bare = Fastify()
bare.get('/one/:id', async (request) => {
  const { id } = request.params as { id: string }
  await pool.query({ name: 'session', text: SESSION, values: [session] })
  const { rows } = await pool.query({ name: 'one', text: ONE, values: [id] })
  return rows[0]
})
bare.post('/page', async (request) => {
  await pool.query({ name: 'session', text: SESSION, values: [session] })
  const values = [`%${(request.body as { name: string }).name}%`]
  const [page, count] = await Promise.all([pool.query(PAGE, values), pool.query(COUNT, values)])
  return { totalItemCount: count.rows[0].count, message: page.rows }
})
await bare.listen({ host: '127.0.0.1', port: 0 })

const director = idOf('d1', 1)
const from = { address: null, device: 'bench' }
const tokenOf = async (user: string) => {
  const id = await openSession(database.db, user, new Date(), from)
  return { id, token: await signToken({ user, session: id }, deps.signingKey, new Date()) }
}
const own = await tokenOf(director)
const session = own.id
const admin = await tokenOf(idOf('ad', 1))
const { rows } = await pool.query<{ id: string }>(`select id from users where director = $1 and not deleted limit 1000`, [director])
const anglersOfDirector = rows.map(({ id }) => id)

const WORK = {
  /** The raw driver: both statements of a one-row GET, 16 at a time. */
  async raw(count: number): Promise<number> {
    let next = 0
    const began = performance.now()
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (next < count) {
          const id = anglersOfDirector[next++ % anglersOfDirector.length]
          await pool.query({ name: 'session', text: SESSION, values: [session] })
          await pool.query({ name: 'one', text: ONE, values: [id] })
        }
      }),
    )
    return performance.now() - began
  },
  /** One multi-row INSERT for each table the call on many writes, of the same rows, in a transaction like it. */
  async insert(tables: Record<string, Record<string, unknown>[]>): Promise<number> {
    const began = performance.now()
    const client = await pool.connect()
    await client.query('begin')
    for (const [table, rows] of Object.entries(tables))
      await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [JSON.stringify(rows)])
    await client.query('commit')
    client.release()
    return performance.now() - began
  },
  async sql({ text, values }: { text: string; values: unknown[] }): Promise<unknown[]> {
    return (await pool.query(text, values)).rows
  },
  async stop(): Promise<void> {
    await Promise.all([app.close(), bare.close()])
    await live.close()
    await database.close()
    setImmediate(() => process.exit(0))
  },
}

process.on('message', async ({ id, name, given }: { id: number; name: keyof typeof WORK; given: never }) => {
  const answer = await (WORK[name] as (given: never) => Promise<unknown>)(given).then(
    (done) => ({ id, done }),
    (error: Error) => ({ id, error: error.message }),
  )
  process.send?.(answer)
})
const portOf = ({ server }: { server: { address(): unknown } }) => (server.address() as { port: number }).port
process.send?.({
  id: 0,
  done: {
    port: portOf(app),
    bare: portOf(bare),
    director: { id: director, token: own.token },
    admin: { token: admin.token },
    anglers: anglersOfDirector,
  },
})
