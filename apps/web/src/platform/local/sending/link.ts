import { CallError } from '../../call-error.ts'
import { isAlone } from '../book/work-alone.ts'

/** After the server was waited for in vain, the next reads do not wait for it again for this long. */
const POOR_FOR_MS = 30_000

/** Since the page was opened: a clock that somebody sets does not touch it. */
let poorUntil = 0

/** Told by whoever has just seen how the connection is: a read that was waited for in vain, a measurement of its speed. */
export function noteLink(isGood: boolean): void {
  poorUntil = isGood ? 0 : performance.now() + POOR_FOR_MS
}

/** May the server be asked at all, as far as this device knows? */
export const mayAsk = (): boolean => navigator.onLine && !isAlone()

/** Is it worth waiting for the server? Never asked before sending: that is always tried. */
export const isLinkGood = (): boolean => mayAsk() && performance.now() >= poorUntil

/** Statuses of what stands between, when the server itself is not there. */
const UNREACHED = new Set([0, 502, 503, 504])
/** Did nobody answer? What was sent may have arrived. */
export const isUnreached = (error: unknown): boolean => error instanceof CallError && UNREACHED.has(error.status)
