import { PUSH_BATCH } from '@ramplight/contract/sync/sync'

/**
 * How many changes the next batch takes.
 * `size`: halves when an answer does not come in time, and grows again. `suspects`: how many of the sealed changes, from the
 * first, hold one that the server breaks on; halving them finds it in log₂ of their number, because what passes is cleared.
 */
export type Pace = {
  size: number
  suspects: number
  /** The server broke once. That may have been its own end: the second time it is the batch. */
  isDoubted: boolean
}

export const FULL_PACE: Pace = { size: PUSH_BATCH, suspects: 0, isDoubted: false }
/** An answer that took longer is no reason to ask for more. */
const QUICK_MS = 5000

export const nextSize = ({ size, suspects }: Pace): number => (suspects > 0 ? Math.ceil(suspects / 2) : size)

export const passed = ({ size, suspects, isDoubted }: Pace, sent: number, tookMs: number): Pace => ({
  size: tookMs < QUICK_MS ? Math.min(PUSH_BATCH, size * 2) : size,
  suspects: Math.max(0, suspects - sent),
  isDoubted: isDoubted && suspects > sent,
})
export const tooSlow = (sent: number): Pace => ({ ...FULL_PACE, size: Math.max(1, sent >> 1) })
export const doubted = (pace: Pace): Pace => ({ ...pace, isDoubted: true })
export const broke = ({ size }: Pace, sent: number): Pace => ({ size, suspects: sent, isDoubted: true })
/** The one is found and set aside. */
export const cleared = ({ size }: Pace): Pace => ({ ...FULL_PACE, size })
