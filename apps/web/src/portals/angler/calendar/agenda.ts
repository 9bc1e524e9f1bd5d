import type { CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeMoment, writeWallClock } from '@ramplight/ui/values/times'
import { type PlannedEvent, plannedEvents, type TournamentDay, tournamentDays } from '#features/tournaments/calendar-events/index.ts'
import { t } from '../angler.texts.ts'

/** `calendarOf`: the tournament whose file for a phone's calendar it is. */
export type AgendaDay = { key: string; date: string; title: string; about: string; calendarOf: string | null }

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

function ofTournament({ key, first, title, tournament, day, times }: TournamentDay): AgendaDay {
  const { _id, tournamentDates, landing, city, state } = tournament
  const days = tournamentDates.length
  const about = joined([
    days > 1 ? t('calendar.day', { day: day + 1, days }) : null,
    t('calendar.hours', { start: writeWallClock(times.startTime), end: writeWallClock(times.dueTime), zone: zoneOf(tournament).word }),
    `${landing}, ${city} ${state}`,
  ])
  // The file holds all days.
  return { key, date: first, title, about, calendarOf: day === 0 ? _id : null }
}

/** A day that begins later or ends earlier says by how much; when an event of all day is, its line says. */
function ofEvent({ key, first, title, event, tournament }: PlannedEvent): AgendaDay[] {
  if (!tournament) return []
  const { type, hours, start, allDay, notes } = event
  const change = (type === 'Delayed Start' || type === 'Early Release') && hours ? t(`calendar.change.${type}`, { hours }) : null
  const when = start && !allDay ? writeMoment(start, zoneOf(tournament)) : null
  return [{ key, date: first, title, about: joined([change, tournament.name, when, notes]), calendarOf: null }]
}

/** Tournaments day by day, and what stands beside them, in the order of the days. All in the time zone of the ramp. */
export function agenda(tournaments: readonly SkinnyTournament[], beside: readonly CalendarEvent[]): AgendaDay[] {
  const byId = new Map(tournaments.map((one) => [one._id, one]))
  const days = [...tournamentDays([...byId.values()]).map(ofTournament), ...plannedEvents(beside, byId).flatMap(ofEvent)]
  return days.sort((a, b) => byText(a.date, b.date) || byText(a.title, b.title))
}
