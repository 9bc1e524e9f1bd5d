import type { LiveMessage } from '@ramplight/contract/realtime/live-channel'

/** A viewer's end of the channel: gets messages of one tournament until `leave()`. */
export type Subscription = { leave: () => void }

/** Fans messages of a tournament out to its viewers, in this process and, through the database, in every other. */
export type LiveHub = {
  subscribe: (tournament: string, send: (message: LiveMessage) => void) => Subscription
  /** Number of viewers in this process. */
  viewers: (tournament?: string) => number
  close: () => Promise<void>
}

/** The database channel that carries live messages between processes. */
export const LIVE_CHANNEL = 'ramplight_live'
