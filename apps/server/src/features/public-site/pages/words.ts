import { dueDate, type EventToLaunch, timesOn } from '@ramplight/domain/tournament/launch-times'
import { type Whereabouts, type Zone, zoneOf } from '@ramplight/domain/tournament/zones'

const at = (date: string, clock = '00:00') => Date.parse(`${date}T${clock}:00Z`)

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** `Saturday, June 12, 2027`, or the first and the last of several days. */
export function writeDays(dates: readonly string[]): string {
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return ''
  return first === last ? DAY.format(at(first)) : `${DAY.format(at(first))} to ${DAY.format(at(last))}`
}

/** `6:00 AM`, of a clock as it is kept. */
export const writeClock = (clock: string): string => CLOCK.format(at('1970-01-01', clock)).replaceAll('\u202f', ' ')

/** `3:40 PM`, of a moment on a wall in this zone. */
export const writeMoment = (at: string, { iana }: Zone): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: iana }).format(Date.parse(at)).replaceAll('\u202f', ' ')

const walls = new Map<string, Intl.DateTimeFormat>()

/** How far the clocks there are ahead of Greenwich at this instant. */
function aheadAt(instant: number, { iana }: Zone): number {
  const wall = walls.get(iana) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: iana, dateStyle: 'short', timeStyle: 'medium' })
  walls.set(iana, wall)
  return Date.parse(`${wall.format(instant).replace(' ', 'T')}Z`) - instant
}

/** The instant at which the clocks of the ramp show this. Twice: the first guess may lie beyond a change of the clocks. */
export function instantOf(date: string, clock: string, zone: Zone): Date {
  const wall = at(date, clock)
  const guess = wall - aheadAt(wall, zone)
  return new Date(wall - aheadAt(guess, zone))
}

/** When a day at the ramp begins and ends. A night tournament ends on the next morning, by the clocks of that morning. */
export function hoursOf(event: EventToLaunch & Whereabouts, day: number) {
  const date = event.tournamentDates[day] ?? ''
  const { startTime, dueTime } = timesOn(event, [], null, day)
  const zone = zoneOf(event)
  return {
    start: instantOf(date, startTime, zone),
    end: instantOf(dueDate(date, { startTime, dueTime }), dueTime, zone),
  }
}

/** The first words of a long text, cut between two words. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 30)).trimEnd()}…`
}
