/** The specification's figures for the quality of a connection (1 §9, 2 §9), in Mbps. They inform; nothing is held back by them. */
export const BAD_BELOW = 30
export const GREAT_ABOVE = 70
/** True speed is the result of a test times this. */
export const TRUE_FACTOR = 1.8
/** Below this a connection is as good as none for anything large. */
export const MIN_ONLINE = 7
/** What a browser's "4g" counts as when nothing was measured. */
export const SPEED_OF_4G = 9

export type Quality = 'Bad' | 'Acceptable' | 'Great'
export type Connection = { quality: Quality; mbps: number; at: number; measured: boolean }

export const qualityOf = (mbps: number): Quality => (mbps < BAD_BELOW ? 'Bad' : mbps > GREAT_ABOVE ? 'Great' : 'Acceptable')

/** `bytes` in `ms` milliseconds, as the speed that is told. */
export const trueSpeed = (bytes: number, ms: number): number => ((bytes * 8) / 1000 / Math.max(ms, 1)) * TRUE_FACTOR

/** What browsers tell of a network; not all do. */
type NetworkInformation = { effectiveType?: string; downlink?: number }

/** What the browser believes, for when nothing can be measured. Null: it says nothing. */
export function guessedSpeed({ effectiveType, downlink }: NetworkInformation = {}): number | null {
  if (effectiveType === '4g') return Math.max(SPEED_OF_4G, downlink ?? 0)
  return downlink ?? null
}

/** A picture of our own: it is there on every server, and the worker does not keep what is asked for anew. */
const ASSET = '/icons/icon-512.png'
const WITHIN_MS = 10_000

export type SpeedTools = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  now: () => number
  wallClock: () => number
  network: NetworkInformation | undefined
}

const browser = (): SpeedTools => ({
  fetch: (url, init) => fetch(url, init),
  now: () => performance.now(),
  wallClock: () => Date.now(),
  network: (navigator as { connection?: NetworkInformation }).connection,
})

/** Downloads one of our own pictures and takes the time; when that fails, what the browser believes; null without a network. */
export async function checkConnection(tools: SpeedTools = browser()): Promise<Connection | null> {
  const told = (mbps: number, measured: boolean): Connection => ({ quality: qualityOf(mbps), mbps, at: tools.wallClock(), measured })
  const start = tools.now()
  try {
    const response = await tools.fetch(`${ASSET}?speed=${tools.wallClock()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    const { byteLength } = await response.arrayBuffer()
    if (response.ok && byteLength > 0) return told(trueSpeed(byteLength, tools.now() - start), true)
  } catch {
    // No answer: the browser's own belief is all there is.
  }
  const guessed = navigator.onLine ? guessedSpeed(tools.network) : null
  return guessed === null ? null : told(guessed, false)
}

/** `42 Mbps`, `7.5 Mbps` below ten. */
export const speedWords = (mbps: number): string => `${mbps < 10 ? Math.round(mbps * 10) / 10 : Math.round(mbps)} Mbps`
