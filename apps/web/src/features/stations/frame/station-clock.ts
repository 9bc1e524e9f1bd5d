import { useEngineState } from '#platform/local/book/use-sync.ts'
import { t } from './frame.texts.ts'

/** More than this and minutes late are not to be trusted; they mean money. */
const TOLERATED_MS = 120_000
const MINUTE = 60_000

/** `This device's clock is 4 minutes off.`, or null while it is right. */
export function useClockWarning(): string | null {
  const off = Math.abs(useEngineState()?.clockOff ?? 0)
  if (off <= TOLERATED_MS) return null
  return t('stationClock.clockIsOff', { minutes: Math.round(off / MINUTE) })
}
