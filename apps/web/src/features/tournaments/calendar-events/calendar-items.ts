import type { CalendarColor, CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { type Times, timesOn } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { wallAt } from '@ramplight/ui/values/times'

type Placed = {
  key: string
  /** The first and the last day on which it stands, where it takes place. */
  first: string
  last: string
  /** When it begins on its first day, `06:00`; nothing of what takes all day. */
  clock: string
  title: string
  color: CalendarColor
}
/** A day of a tournament, as the tournament has it: nothing is kept twice (decision 0070). `day` counts from 0. */
export type TournamentDay = Placed & { kind: 'day'; tournament: SkinnyTournament; day: number; times: Times }
/** `tournament`: whose it is, as far as it is known here. */
export type PlannedEvent = Placed & { kind: 'event'; event: CalendarEvent; tournament: SkinnyTournament | null }
export type CalendarItem = TournamentDay | PlannedEvent

/** Of a tournament, and of an event that has no color of its own. */
const COLORS = { day: 'blue', event: 'gray' } as const satisfies Record<CalendarItem['kind'], CalendarColor>

/** Each day of each tournament, with the times of that day. */
export const tournamentDays = (tournaments: readonly SkinnyTournament[]): TournamentDay[] =>
  tournaments.flatMap((tournament) =>
    tournament.tournamentDates.map((date, day) => {
      const times = timesOn(tournament, [], null, day)
      return {
        ...{ kind: 'day' as const, key: `${tournament._id} ${date}`, first: date, last: date, clock: times.startTime },
        ...{ title: tournament.name, color: COLORS.day, tournament, day, times },
      }
    }),
  )

/** A millisecond before an instant: what ends at midnight is not on the day that begins then. */
const justBefore = (instant: string): number => Date.parse(instant) - 1

/** Where an event stands. All day: its days have no zone. Else by the clock of its zone; without one, by that of this device. */
export function daysOf({ allDay, start, end }: Pick<CalendarEvent, 'allDay' | 'start' | 'end'>, iana?: string): Placed | null {
  const placed = (first: string, last: string, clock: string) => ({ first, last: last < first ? first : last, clock }) as Placed
  if (!start) return null
  if (allDay) return placed(start.slice(0, 10), (end ?? start).slice(0, 10), '')
  const { date, time } = wallAt(start, iana)
  return placed(date, end && end > start ? wallAt(justBefore(end), iana).date : date, time.slice(0, 5))
}

/** Events that say when they are; those of a tournament by the clock at its ramp. */
export const plannedEvents = (events: readonly CalendarEvent[], tournaments: ReadonlyMap<string, SkinnyTournament>): PlannedEvent[] =>
  events.flatMap((event) => {
    const tournament = tournaments.get(event.tournament ?? '') ?? null
    const placed = daysOf(event, tournament ? zoneOf(tournament)?.iana : undefined)
    if (!placed) return []
    return [
      { ...placed, kind: 'event' as const, key: event._id, title: event.title, color: event.color ?? COLORS.event, event, tournament },
    ]
  })

/** As they stand on a day: what takes all day first, then by the clock. */
export const inOrder = <Item extends Placed>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => byText(a.first, b.first) || byText(a.clock, b.clock) || byText(a.title, b.title) || byText(a.key, b.key))

/** What stands on a day, also what began before it. */
export const itemsOn = <Item extends Placed>(items: readonly Item[], day: string): Item[] =>
  inOrder(items.filter(({ first, last }) => first <= day && day <= last))
