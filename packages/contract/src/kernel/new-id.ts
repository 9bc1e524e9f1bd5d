import type { Id } from '@ramplight/domain/kernel/ids'

/** A fresh 24-hex id: 4 bytes of seconds, so that ids sort roughly by age, and 8 random bytes. */
export function newId(now: number = Date.now()): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8)
  return seconds + Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
}
