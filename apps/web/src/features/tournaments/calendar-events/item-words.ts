import type { CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import type { Zone } from '@ramplight/ui/values/times'
import { writeClock, writeIsoDate, writeWallClock } from '@ramplight/ui/values/times'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { t } from './calendar-events.texts.ts'
import type { CalendarItem, PlannedEvent, TournamentDay } from './calendar-items.ts'

/** `Saturday, June 12, 2027` */
export const writeWholeDay = (day: string): string => writeIsoDate(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** What it is called; of what does not take place, that too. */
export const titleOf = (item: CalendarItem): string =>
  item.kind === 'day' && item.tournament.cancelled ? t('item.cancelled', { name: item.title }) : item.title

/** `Delayed Start, 2 hours`; nothing of an event without a kind. */
export function kindOf({ type, hours }: Pick<CalendarEvent, 'type' | 'hours'>): string {
  if (!type) return ''
  return hours ? t('item.typeWithHours', { type: t(`type.${type}`), hours }) : t(`type.${type}`)
}

const zoneOfItem = ({ tournament }: Pick<CalendarItem, 'tournament'>): Zone | undefined => (tournament ? zoneOf(tournament) : undefined)

/** In a cell of one day: `6:00 AM`; nothing where it takes all of that day. */
export const clockOn = (item: CalendarItem, day: string): string => (item.clock && item.first === day ? writeWallClock(item.clock) : '')

/** `6:00 AM to 3:00 PM CST`, `All day until Jun 14` */
const timesOf: { day: (item: TournamentDay) => string; event: (item: PlannedEvent) => string } = {
  day: ({ times, tournament }) =>
    t('item.times', { start: writeWallClock(times.startTime), end: writeWallClock(times.dueTime), zone: zoneOf(tournament).word }),
  event: (item) => {
    const { event, first, last } = item
    const until = first === last ? '' : t('item.until', { day: writeShortDate(last) })
    if (event.allDay) return [t('item.allDay'), until].filter(Boolean).join(' ')
    const start = writeClock(event.start!, zoneOfItem(item))
    const end = event.end && first === last ? writeClock(event.end, zoneOfItem(item)) : null
    return end ? t('item.fromTo', { start, end }) : [t('item.from', { time: start }), until].filter(Boolean).join(' ')
  },
}

/** When it is, in words. */
export const whenIs = (item: CalendarItem): string => (item.kind === 'day' ? timesOf.day(item) : timesOf.event(item))

/** Everything else that is known of it, for a line below its name. */
export function aboutOf(item: CalendarItem): string {
  if (item.kind === 'day') {
    const { tournament, day } = item
    const days = tournament.tournamentDates.length
    const place = `${tournament.landing}, ${tournament.city} ${tournament.state}`
    return [days > 1 ? t('item.day', { day: String(day + 1), days: String(days) }) : '', whenIs(item), place].filter(Boolean).join(' · ')
  }
  const { event, tournament } = item
  const reminder = event.reminder ? t('item.reminder', { reminder: event.reminder }) : ''
  return [kindOf(event), whenIs(item), tournament?.name, event.notes, reminder].filter(Boolean).join(' · ')
}
