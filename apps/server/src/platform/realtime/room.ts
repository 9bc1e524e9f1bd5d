import { type LiveMessage, MAX_FRAMES_PER_SECOND, MOST_SPREAD_MS, type StandingsChanged } from '@ramplight/contract/realtime/live-channel'
import { toFrame } from './event-stream.ts'
import type { Frame } from './live-hub.ts'

type Send = (frame: Frame) => void
/** The same news with what has changed since the news before, for a crowd that would ask all at once; null where that is not known. */
export type WithChange = (news: StandingsChanged) => Promise<StandingsChanged | null>

/** The viewers of one tournament in this process. */
export type Room = {
  viewers: Set<Send>
  tell: (message: LiveMessage) => void
  /** Forgets what has not been sent. */
  close: () => void
}

const GAP_MS = 1000 / MAX_FRAMES_PER_SECOND

/**
 * Tells every viewer of a room at the same pace: the first message at once, then one frame per gap. What comes between
 * is folded: the newest revision wins, and the newest announcement. Nothing is lost at the end, because what waits is
 * always sent. Each message is encoded once, however many viewers there are.
 */
export function openRoom(withChange: WithChange = async () => null): Room {
  const viewers = new Set<Send>()
  /** By type; the type that has waited longest is sent first. */
  const waiting = new Map<LiveMessage['type'], LiveMessage>()
  let timer: NodeJS.Timeout | undefined

  function sendNext() {
    timer = undefined
    const [next] = waiting.values()
    if (!next) return
    waiting.delete(next.type)
    if (next.type === 'standings-changed' && viewers.size > FEW) void tellCrowd(next)
    else give(next)
    timer = setTimeout(sendNext, GAP_MS)
  }

  function give(message: LiveMessage) {
    const frame = toFrame(message)
    for (const send of viewers) send(frame)
  }

  /** Whoever has not the board that the change is of asks, each at a moment of its own. */
  async function tellCrowd(news: StandingsChanged) {
    const told = (await withChange(news).catch(() => null)) ?? news
    give({ ...told, ...spreadOf(viewers.size) })
  }

  return {
    viewers,
    tell(message) {
      const known = waiting.get(message.type)
      if (!known || !isOlder(message, known)) waiting.set(message.type, message)
      if (!timer) sendNext()
    },
    close() {
      clearTimeout(timer)
      waiting.clear()
    },
  }
}

/** So few ask at once that nobody need wait. */
const FEW = 200
const MS_PER_VIEWER = 0.5

/** Over how long so many viewers ask for the board: about two a millisecond. */
const spreadOf = (viewers: number): { spread?: number } =>
  viewers <= FEW ? {} : { spread: Math.min(MOST_SPREAD_MS, Math.round(viewers * MS_PER_VIEWER)) }

const isOlder = (a: LiveMessage, b: LiveMessage) => 'revision' in a && 'revision' in b && a.revision < b.revision
