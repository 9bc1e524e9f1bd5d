import type { Zone } from '@ramplight/domain/tournament/zones'

const formats = new Map<string, Intl.DateTimeFormat>()

const clocks = new Map<string, Intl.DateTimeFormat>()

/** `05:40`, the clock on the wall of the ramp at this instant. */
export function clockAt({ iana }: Zone, now: Date): string {
  const known = clocks.get(iana)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: iana, hour: '2-digit', minute: '2-digit' })
  if (!known) clocks.set(iana, format)
  return format.format(now)
}

/** `2027-06-12`, the date on the wall of the ramp at this instant. */
export function todayAt({ iana }: Zone, now: Date): string {
  const known = formats.get(iana)
  // The Swedish way to write a date is the international one.
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: iana, dateStyle: 'short' })
  if (!known) formats.set(iana, format)
  return format.format(now)
}
