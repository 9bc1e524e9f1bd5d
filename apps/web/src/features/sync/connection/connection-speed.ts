import { isOurs } from '@ramplight/contract/kernel/our-answer'
import { t } from './connection.texts.ts'

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

/** One file may be answered within one round trip, which says nothing of the speed: several lanes, for a moment. */
const LANES = 6
const FOR_MS = 800
const MOST_BYTES = 3_000_000
const WITHIN_MS = 10_000

export type SpeedTools = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  now: () => number
  wallClock: () => number
  network: NetworkInformation | undefined
  /** A file of our own that is not compressed on its way. */
  asset: string
}

const browser = (): SpeedTools => ({
  fetch: (url, init) => fetch(url, init),
  now: () => performance.now(),
  wallClock: () => Date.now(),
  network: (navigator as { connection?: NetworkInformation }).connection,
  asset:
    performance.getEntriesByType('resource').find(({ name }) => name.startsWith(location.origin) && name.endsWith('.woff2'))?.name ?? ICON,
})
const ICON = '/icons/icon-512.png'

/** Downloads a file of our own for a moment and takes the time; when that fails, what the browser believes; null without a network. */
export async function checkConnection(tools: SpeedTools = browser()): Promise<Connection | null> {
  const told = (mbps: number, measured: boolean): Connection => ({ quality: qualityOf(mbps), mbps, at: tools.wallClock(), measured })
  try {
    const { bytes, ms } = await download(tools)
    return told(trueSpeed(bytes, ms), true)
  } catch {
    // No answer: the browser's own belief is all there is.
    const guessed = navigator.onLine ? guessedSpeed(tools.network) : null
    return guessed === null ? null : told(guessed, false)
  }
}

/** The first file warms the connection up; on a poor one it is all that is asked for. */
async function download({ fetch, now, wallClock, asset }: SpeedTools): Promise<{ bytes: number; ms: number }> {
  let asked = 0
  const once = async (): Promise<number> => {
    // The number in the address keeps every cache out of it.
    const address = `${asset}?speed=${wallClock()}-${asked++}`
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(WITHIN_MS) })
    // The page of a hotspot is quick and says nothing about the way to our server.
    if (!response.ok || !isOurs(response)) throw new Error(`${response.status}`)
    return (await response.arrayBuffer()).byteLength
  }
  const start = now()
  const first = { bytes: await once(), ms: now() - start }
  if (first.ms >= FOR_MS) return first
  const begin = now()
  let bytes = 0
  const lane = async () => {
    while (now() - begin < FOR_MS && bytes < MOST_BYTES) {
      const more = await once()
      bytes += more
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { bytes, ms: now() - begin }
}

/** `42 Mbps`, `7.5 Mbps` below ten. */
export const speedWords = (mbps: number): string =>
  t('connectionSpeed.mbps', { mbps: mbps < 10 ? Math.round(mbps * 10) / 10 : Math.round(mbps) })
