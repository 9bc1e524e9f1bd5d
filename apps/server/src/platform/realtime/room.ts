import { type LiveMessage, MAX_FRAMES_PER_SECOND, MOST_SPREAD_MS } from '@ramplight/contract/realtime/live-channel'
import { toFrame } from './event-stream.ts'
import type { Frame } from './live-hub.ts'

type Send = (frame: Frame) => void

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
export function openRoom(): Room {
  const viewers = new Set<Send>()
  /** By type; the type that has waited longest is sent first. */
  const waiting = new Map<LiveMessage['type'], LiveMessage>()
  let timer: NodeJS.Timeout | undefined

  function sendNext() {
    timer = undefined
    const [next] = waiting.values()
    if (!next) return
    waiting.delete(next.type)
    const frame = toFrame(next.type === 'standings-changed' ? { ...next, ...spreadOf(viewers.size) } : next)
    for (const send of viewers) send(frame)
    timer = setTimeout(sendNext, GAP_MS)
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
