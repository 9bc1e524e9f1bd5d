/** A message as its bytes on the stream, written once for all viewers. A revision that a viewer has needs no telling. */
export type Frame = { bytes: Buffer; revision: number | null }

/** A viewer's end of the channel: gets frames of one tournament until `leave()`. */
export type Subscription = { leave: () => void }

/** Fans messages of a tournament out to its viewers, in this process and, through the database, in every other. */
export type LiveHub = {
  /**
   * `send` gets at most `MAX_FRAMES_PER_SECOND`: what comes between is folded into the newest revision. Heartbeats come
   * on top, for every viewer at once.
   */
  subscribe: (tournament: string, send: (frame: Frame) => void) => Subscription
  /** Number of viewers in this process. */
  viewers: (tournament?: string) => number
  close: () => Promise<void>
}

/** The database channel that carries live messages between processes. */
export const LIVE_CHANNEL = 'ramplight_live'
