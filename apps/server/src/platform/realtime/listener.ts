import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export type Listener = { close: () => Promise<void> }

type Ears = {
  /** Something was said on the channel. */
  heard: (payload: string) => void
  /** The connection was lost and is back: whatever was said in between is gone. A failure means it is not back. */
  back: () => Promise<void>
  log: (line: string) => void
  /** Shows in `pg_stat_activity`. */
  name?: string
}

/** What a line is called that is given no name. */
export const LISTENER_NAME = 'ramplight live'

const RETRY_FROM_MS = 100
/** The longest that a line waits before it tries to come back. */
export const RETRY_UP_TO_MS = 5000
/** A connection can die without a word; a question finds out. */
const PING_MS = 15_000
const ANSWER_WITHIN_MS = 5000
/** The server notices within seconds, not hours, that a machine is gone that could not say so. */
const LOST_SOON = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3'

/** One connection of its own that listens for as long as the process lives. The first attempt must work. */
export async function listen(
  address: pg.ClientConfig,
  channel: string,
  { heard, back, log, name = LISTENER_NAME }: Ears,
): Promise<Listener> {
  const stop = new AbortController()
  let line = await openLine(address, channel, heard, name)
  const kept = keep()

  async function keep() {
    while (!stop.signal.aborted) {
      await line.ended
      if (stop.signal.aborted) return
      log(`The line "${name}" lost its database connection and connects again.`)
      await connectAgain()
    }
  }

  async function connectAgain() {
    for (let wait = RETRY_FROM_MS; !stop.signal.aborted; wait = Math.min(wait * 2, RETRY_UP_TO_MS)) {
      // Not all processes of a fleet at the same moment.
      await delay(wait * (0.5 + Math.random() / 2), undefined, { signal: stop.signal }).catch(() => {})
      if (await isBack()) return
    }
  }

  async function isBack() {
    if (stop.signal.aborted) return false
    try {
      line = await openLine(address, channel, heard, name)
      await back()
      return true
    } catch {
      await line.close()
      return false
    }
  }

  return {
    async close() {
      stop.abort()
      await line.close()
      await kept
      // A line that was being opened while we stopped.
      await line.close()
    },
  }
}

type Line = { ended: Promise<void>; close: () => Promise<void> }

async function openLine(address: pg.ClientConfig, channel: string, heard: (payload: string) => void, name: string): Promise<Line> {
  const client = new pg.Client({
    ...address,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  // The end of the connection is what counts; unheard, an error would end the process.
  client.on('error', () => {})
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  const close = () => client.end().catch(() => {})
  try {
    await client.connect()
    // Said on the line itself: an address may name it otherwise.
    await client.query('select set_config($1, $2, false)', ['application_name', name])
    await client.query(LOST_SOON)
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await close()
    throw error
  }
  const ping = setInterval(() => client.query('select 1').catch(close), PING_MS)
  ping.unref()
  ended.then(() => clearInterval(ping))
  return { ended, close }
}
