import { minutesOfQuiet } from '@ramplight/domain/messaging/quiet-hours'
import type { Zone } from '@ramplight/domain/tournament/zones'
import { clockIn } from '../clock-in.ts'

type Asked = {
  channel: 'email' | 'sms'
  zone: Zone
  now: Date
  sendAfter?: string | null | undefined
  evenAtNight?: boolean | undefined
}

/**
 * When a message goes out: when it was asked for, or at once; an SMS that falls into the night of its tournament waits until eight
 * there. A mail makes no noise.
 */
export function goesAt({ channel, zone, now, sendAfter, evenAtNight }: Asked): { at: Date; isHeldForNight: boolean } {
  const wanted = new Date(Math.max(now.getTime(), sendAfter ? Date.parse(sendAfter) : 0))
  let at = wanted
  // Twice where the clocks are put back in between: eight o'clock is an hour later then.
  for (let round = 0; round < 2 && channel === 'sms' && !evenAtNight; round++) {
    const minutes = minutesOfQuiet(clockIn(zone, at))
    if (minutes) at = new Date(Math.floor(at.getTime() / 60_000) * 60_000 + minutes * 60_000)
  }
  return { at, isHeldForNight: at > wanted }
}

/** The moment a message waits for; null when it goes out at once. */
export function sendAfterOf(asked: Asked): string | null {
  const { at } = goesAt(asked)
  return at > asked.now ? at.toISOString() : null
}
