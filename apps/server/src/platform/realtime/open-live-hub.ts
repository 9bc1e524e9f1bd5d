import { HEARTBEAT_MS, type LiveMessage, liveMessage } from '@ramplight/contract/realtime/live-channel'
import type { Pool } from 'pg'
import { logLine } from '../logging/redact.ts'
import { HEARTBEAT } from './event-stream.ts'
import { listen } from './listener.ts'
import { type Frame, LIVE_CHANNEL, type LiveHub } from './live-hub.ts'
import { openRoom, type Room, type WithChange } from './room.ts'

/** What each of these boards has come to, as it was last committed. */
export type CurrentRevisions = (tournaments: string[]) => Promise<LiveMessage[]>

/**
 * Opens the fan-out between processes: what any of them commits with `pg_notify` reaches the viewers of all. The
 * database tells a process what was said while it listened; what was said while its connection was down is made up for
 * by telling every viewer the current revision.
 */
export async function openLiveHub(
  pool: Pool,
  current: CurrentRevisions,
  { withChange, log = logLine }: { withChange?: WithChange; log?: (line: string) => void } = {},
): Promise<LiveHub> {
  const rooms = new Map<string, Room>()
  // The pool hides its password from spreading.
  const address = { ...pool.options, password: pool.options.password }
  const listener = await listen(address, LIVE_CHANNEL, {
    heard: (payload) => tell(parse(payload)),
    back: async () => {
      for (const message of await current([...rooms.keys()])) tell(message)
    },
    log,
  })
  const heartbeat = setInterval(() => {
    for (const room of rooms.values()) for (const send of room.viewers) send(HEARTBEAT)
  }, HEARTBEAT_MS)
  heartbeat.unref()

  const tell = (message: LiveMessage | null) => message && rooms.get(message.tournament)?.tell(message)

  function roomOf(tournament: string): Room {
    const room = rooms.get(tournament) ?? openRoom(withChange)
    rooms.set(tournament, room)
    return room
  }

  return {
    subscribe(tournament, send) {
      const room = roomOf(tournament)
      // Two tabs may give the same function; each is a viewer of its own.
      const viewer = (frame: Frame) => send(frame)
      room.viewers.add(viewer)
      return {
        leave() {
          room.viewers.delete(viewer)
          if (room.viewers.size > 0) return
          room.close()
          if (rooms.get(tournament) === room) rooms.delete(tournament)
        },
      }
    },
    viewers: (tournament) =>
      tournament === undefined
        ? [...rooms.values()].reduce((sum, room) => sum + room.viewers.size, 0)
        : (rooms.get(tournament)?.viewers.size ?? 0),
    async close() {
      clearInterval(heartbeat)
      for (const room of rooms.values()) room.close()
      rooms.clear()
      await listener.close()
    },
  }
}

/** What is not a message of ours is not for our viewers. */
function parse(payload: string): LiveMessage | null {
  try {
    return liveMessage.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
