import { currentLanguage, currentLocale, type Language, MACHINE_LOCALE } from '../language/language.ts'

/**
 * The one place where an instant becomes words. Whatever belongs to an event is said in the time zone of the event, and
 * the zone is named where the clock of this device shows something else. A check finds any other way of writing a time.
 */
export type Zone = { word: string; iana: string }
type Instant = string | number | Date

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(options: Intl.DateTimeFormatOptions, locale: string = currentLocale()): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

const dateOf = (instant: Instant): Date => (instant instanceof Date ? instant : new Date(instant))

const write = (instant: Instant, options: Intl.DateTimeFormatOptions, zone?: Zone): string =>
  formatOf(zone ? { ...options, timeZone: zone.iana } : options)
    .format(dateOf(instant))
    .replaceAll('\u202f', ' ')

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const
const DIGITS = { month: '2-digit', day: '2-digit', year: 'numeric' } as const
/** Spanish puts the day first: beside English in one country `06/12` would be read both ways, so the month has its name. */
const DAY: Record<Language, Intl.DateTimeFormatOptions> = {
  en: DIGITS,
  es: { day: 'numeric', month: 'short', year: 'numeric' },
}
const day = () => DAY[currentLanguage()]
const SHORT_DAY = { month: 'short', day: 'numeric' } as const

/** ` CST`, where this device's clock shows another time than the event's. */
const zoneWord = (instant: Instant, zone: Zone | undefined): string =>
  zone && write(instant, { ...DIGITS, ...CLOCK }, zone) !== write(instant, { ...DIGITS, ...CLOCK }) ? ` ${zone.word}` : ''

const named = (options: () => Intl.DateTimeFormatOptions) => (instant: Instant, zone?: Zone) =>
  `${write(instant, options(), zone)}${zoneWord(instant, zone)}`

/** `3:13 PM` */
export const writeClock = named(() => CLOCK)
/** `3:13:22 PM` */
export const writeSeconds = named(() => ({ ...CLOCK, second: '2-digit' }))
/** `06/12/2027, 3:13 PM` */
export const writeMoment = named(() => ({ ...day(), ...CLOCK }))
/** `Jun 12, 3:13 PM` */
export const writeShortMoment = named(() => ({ ...SHORT_DAY, ...CLOCK }))

/** `06/12/2027`, of an instant. */
export const writeDay = (instant: Instant, zone?: Zone): string => write(instant, day(), zone)

/** `3:13 PM` today, `Jun 12, 3:13 PM` before. */
export const writeRecent = (instant: Instant, zone?: Zone, now: Instant = Date.now()): string =>
  writeDay(instant, zone) === writeDay(now, zone) ? writeClock(instant, zone) : writeShortMoment(instant, zone)

/** `15:00`, as it is kept, → `3:00 PM`. */
export function writeWallClock(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return write(Date.UTC(1970, 0, 1, hour, minute), { ...CLOCK, timeZone: 'UTC' })
}

/** A date as it is kept, `2027-06-12`, in words. It has no zone. */
export const writeIsoDate = (isoDate: string, options: Intl.DateTimeFormatOptions): string =>
  formatOf({ ...options, timeZone: 'UTC' }).format(new Date(`${isoDate}T00:00:00Z`))

/** `2027-06-12`, as it is kept, → `06/12/2027`. */
export const writeIsoDay = (isoDate: string): string => writeIsoDate(isoDate, day())

/** `2027-06-12`, of an instant at Greenwich: for arithmetic with dates. */
export const isoDateOf = (instant: Instant): string => dateOf(instant).toISOString().slice(0, 10)

/** `2027-06-12` and `15:12:04`, as a clock on the wall there shows an instant; without a zone, the clock of this device. */
export function wallAt(instant: Instant, iana?: string): { date: string; time: string } {
  const parts = Object.fromEntries(
    formatOf(
      { ...DIGITS, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', ...(iana ? { timeZone: iana } : {}) },
      MACHINE_LOCALE,
    )
      .formatToParts(dateOf(instant))
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}:${parts.second}` }
}
