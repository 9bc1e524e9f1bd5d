import type { Pool } from 'pg'
import { HEARTBEAT } from '../realtime/event-stream.ts'
import { type Listener, listen } from '../realtime/listener.ts'

/** The database channel that says which scopes have changed; `*` is all of them. */
const SYNC_CHANNEL = 'ramplight_sync'
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 20_000
const POKE = Buffer.from('event: poke\ndata: {}\n\n')

export type Subscription = { watch: (scopes: string[]) => void; leave: () => void }

export type PokeHub = {
  /** `send` gets a poke when something changed in one of the scopes that are watched, at most one in `GAP_MS`. */
  subscribe: (scopes: string[], send: (bytes: Buffer) => void) => Promise<Subscription>
  close: () => Promise<void>
}

/** However much is written, a device is told twice a second at most. */
const GAP_MS = 500

type Watcher = { scopes: Set<string>; tell: () => void; send: (bytes: Buffer) => void }

/** Says that something changed, never what. Nobody listens to the database before there is somebody to tell. */
export function pokeHub(pool: Pool, log: (line: string) => void): PokeHub {
  const watchers = new Set<Watcher>()
  let listening: Promise<Listener> | null = null
  const tellAll = (scopes: string[] | null) => {
    for (const one of watchers) if (!scopes || scopes.some((scope) => one.scopes.has(scope))) one.tell()
  }
  const open = () =>
    listen({ ...pool.options, password: pool.options.password }, SYNC_CHANNEL, {
      heard: (payload) => tellAll(payload === '*' ? null : payload.split(' ')),
      // What was said meanwhile is gone.
      back: async () => tellAll(null),
      log,
    })
  const heartbeat = setInterval(() => {
    for (const { send } of watchers) send(HEARTBEAT.bytes)
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    async subscribe(scopes, send) {
      listening ??= open()
      await listening.catch((error: unknown) => {
        listening = null
        throw error
      })
      const { tell, stop } = paced(() => send(POKE))
      const watcher: Watcher = { scopes: new Set(scopes), tell, send }
      watchers.add(watcher)
      return {
        watch: (now) => {
          watcher.scopes = new Set(now)
        },
        leave: () => {
          stop()
          watchers.delete(watcher)
        },
      }
    },
    async close() {
      clearInterval(heartbeat)
      watchers.clear()
      await (await listening?.catch(() => null))?.close()
    },
  }
}

/** The first at once, and one more after the gap for all that came meanwhile. */
function paced(work: () => void) {
  let timer: NodeJS.Timeout | undefined
  let isWaiting = false
  const next = () => {
    timer = undefined
    if (isWaiting) run()
  }
  const run = () => {
    isWaiting = false
    work()
    timer = setTimeout(next, GAP_MS)
    timer.unref()
  }
  return {
    tell: () => {
      if (timer) isWaiting = true
      else run()
    },
    stop: () => clearTimeout(timer),
  }
}
