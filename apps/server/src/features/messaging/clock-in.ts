import type { Zone } from '@ramplight/domain/tournament/zones'

/** `05:10`, on a wall in this zone. */
export const clockIn = ({ iana }: Zone, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: iana, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
