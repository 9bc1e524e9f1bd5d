import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import type Stripe from 'stripe'
import type { TestServer } from '#platform/testing/test-server'

/**
 * When a server is killed: at this word of its work with the database or with the card provider, before it is said, or (`isDone`) after
 * it was done and before the answer is heard.
 */
export type Death = { at: number; isDone: boolean }
/** `null`: its work was done before. */
export type Fate = 'before it wrote anything' | 'in a transaction' | 'between two writes' | null

type Life = Death & {
  words: number
  isDead: boolean
  hasWritten: boolean
  fate: Fate
  /** The connections that its work holds; true: in a transaction. */
  holds: Map<pg.PoolClient, boolean>
  /** Until it is dead and the last of its lines is down: a server that starts anew has none of them. */
  over: Promise<void>
  die: () => void
}

const lives = new AsyncLocalStorage<Life>()
const gone = () => Object.assign(new Error('The server was killed.'), { code: 'ECONNRESET' })

function newLife(death: Death): Life {
  const { promise, resolve } = Promise.withResolvers<void>()
  const life: Life = {
    ...death,
    words: 0,
    isDead: false,
    hasWritten: false,
    fate: null,
    holds: new Map(),
    over: promise,
    die,
  }
  /** Its lines go down with it, as the system closes those of a process that is killed: what was not committed is not there. */
  function die() {
    life.isDead = true
    const isInside = [...life.holds.values()].includes(true)
    life.fate = isInside ? 'in a transaction' : life.hasWritten ? 'between two writes' : 'before it wrote anything'
    const lines = [...life.holds.keys()].map((client) => (client as unknown as { connection: { stream: Socket } }).connection.stream)
    const closed = lines.map((line) => line.closed || new Promise((down) => line.once('close', down).destroy()))
    void Promise.all(closed)
      .then(() => setImmediate())
      .then(resolve)
  }
  return life
}

/** One word of a life. Who is dead says nothing more, and hears nothing more. */
async function speak<Heard>(life: Life, isWrite: boolean, say: () => Promise<Heard>): Promise<Heard> {
  if (life.isDead) throw gone()
  life.words++
  const isLast = life.words === life.at
  if (isLast && !life.isDone) life.die()
  if (life.isDead) throw gone()
  if (isWrite) life.hasWritten = true
  const heard = await say().finally(() => isLast && life.die())
  if (life.isDead) throw gone()
  return heard
}

type Query = (...given: unknown[]) => Promise<unknown>

/** Every statement of a life goes through `speak`. */
function watchPool(pool: pg.Pool): void {
  const [watched, owners] = [new WeakSet<pg.PoolClient>(), new WeakMap<pg.PoolClient, Life>()]
  pool.on('release', (_error, client) => owners.get(client)?.holds.delete(client))
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as unknown as Query
    client.query = ((...given: unknown[]) => {
      const life = lives.getStore()
      const [first, heard] = [given[0] as string | { text?: string; submit?: unknown }, given.at(-1)]
      if (!life || typeof (first as { submit?: unknown }).submit === 'function') return query(...given)
      const text = typeof first === 'string' ? first : (first.text ?? '')
      owners.set(client, life)
      const isInside = (life.holds.get(client) ?? false) || /^begin/i.test(text)
      life.holds.set(client, isInside)
      const isWrite = /^(insert|update|delete|with)/i.test(text)
      const own = typeof heard === 'function' ? given.slice(0, -1) : given
      const said = speak(life, isWrite, () => query(...own)).then((answer) => {
        if (/^(commit|rollback)/i.test(text)) life.holds.set(client, false)
        return answer
      })
      if (typeof heard !== 'function') return said
      said.then(
        (answer) => heard(null, answer),
        (error) => heard(error),
      )
    }) as typeof client.query
  })
}

/** The same for what is asked of the card provider. */
function watchProvider(stripe: Stripe): void {
  const http = (stripe as unknown as { getApiField: (name: 'httpClient') => { makeRequest: Query } }).getApiField('httpClient')
  const send = http.makeRequest.bind(http)
  http.makeRequest = (...given) => {
    const life = lives.getStore()
    return life ? speak(life, given[3] !== 'GET', () => send(...given)) : send(...given)
  }
}

/**
 * Lets a server be killed in the middle of its work. What it was asked for in that life does nothing more, at the database and at the
 * provider; what is asked afterwards is done by a server that has started anew on the same database.
 */
export function aServerThatDies({ app, address, deps }: TestServer, stripe: Stripe) {
  watchPool(deps.pool)
  watchProvider(stripe)
  let now: Life | null = null

  /** What stands before the server answers in its place. */
  const noAnswer = () => new Response('{"code":"server.gone"}', { status: 502, headers: { 'content-type': 'application/json' } })
  async function ask(life: Life, url: string, { method, headers, body }: RequestInit): Promise<Response> {
    const sent = { ...(headers as Record<string, string>), host: new URL(address).host }
    const payload = body == null ? {} : { payload: String(body) }
    // It begins when somebody waits for it: that has to be in its life, too.
    const working = lives.run(life, () =>
      app.inject({ method: method as 'POST', url: url.slice(address.length), headers: sent, ...payload }).then((answer) => answer),
    )
    const answer = await Promise.race([working, life.over])
    if (life.isDead) await life.over
    if (!answer || life.isDead) return noAnswer()
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
    return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }

  return {
    /** Work that the server does by itself, each minute and each night. */
    served: async (work: () => Promise<unknown>): Promise<void> => {
      const life = now
      await (life ? Promise.race([lives.run(life, work), life.over]) : work())
      if (life?.isDead) await life.over
    },
    /** What is asked of the server in this work is asked of one that is killed. */
    dying: async (death: Death, work: () => Promise<unknown>): Promise<Fate> => {
      const life = newLife(death)
      const before = globalThis.fetch
      globalThis.fetch = ((url: string, request: RequestInit = {}) =>
        !life.isDead && String(url).startsWith(address) ? ask(life, url, request) : before(url, request)) as typeof fetch
      now = life
      try {
        await work()
      } finally {
        now = null
        globalThis.fetch = before
      }
      if (life.isDead) await life.over
      return life.fate
    },
  }
}
export type DyingServer = ReturnType<typeof aServerThatDies>
