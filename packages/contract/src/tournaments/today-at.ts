import { ZONES, type ZoneLabel } from '@ramplight/domain/tournament/zones'

const formats = new Map<ZoneLabel, Intl.DateTimeFormat>()

const clocks = new Map<ZoneLabel, Intl.DateTimeFormat>()

/** `05:40`, the clock on the wall of the ramp at this instant. */
export function clockAt(zone: ZoneLabel, now: Date): string {
  const known = clocks.get(zone)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES[zone], hour: '2-digit', minute: '2-digit' })
  if (!known) clocks.set(zone, format)
  return format.format(now)
}

/** `2027-06-12`, the date on the wall of the ramp at this instant. */
export function todayAt(zone: ZoneLabel, now: Date): string {
  const known = formats.get(zone)
  // The Swedish way to write a date is the international one.
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES[zone], dateStyle: 'short' })
  if (!known) formats.set(zone, format)
  return format.format(now)
}
