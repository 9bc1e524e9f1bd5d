import type { CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { wallAt, writeMoment, writeWallClock } from '@ramplight/ui/values/times'
import { eventZone } from '#platform/event-zone.ts'
import { t } from '../angler.texts.ts'

/** `calendarOf`: the tournament whose file for a phone's calendar it is. */
export type AgendaDay = { key: string; date: string; title: string; about: string; calendarOf: string | null }

/** Tournaments day by day, and what stands beside them, in the order of the days. All in the time zone of the ramp. */
export function agenda(tournaments: readonly SkinnyTournament[], beside: readonly CalendarEvent[]): AgendaDay[] {
  const byId = new Map(tournaments.map((one) => [one._id, one]))
  const days = [...byId.values()].flatMap((one) =>
    one.tournamentDates.map((date, index, all) => ({
      key: `${one._id} ${date}`,
      date,
      title: one.name,
      about: [
        all.length > 1 ? t('calendar.day', { day: index + 1, days: all.length }) : null,
        t('calendar.hours', { start: writeWallClock(one.startTime), end: writeWallClock(one.endTime), zone: one.timezone }),
        `${one.landing}, ${one.city} ${one.state}`,
      ]
        .filter(Boolean)
        .join(' · '),
      // The file holds all days.
      calendarOf: index === 0 ? one._id : null,
    })),
  )
  const others = beside.flatMap(({ _id, title, notes, start, tournament }) => {
    const of = byId.get(tournament ?? '')
    const zone = of && eventZone(of)
    if (!of || !zone || !start) return []
    const about = [of.name, writeMoment(start, zone), notes].filter(Boolean).join(' · ')
    return [{ key: _id, date: wallAt(start, zone.iana).date, title, about, calendarOf: null }]
  })
  return [...days, ...others].sort((a, b) => byText(a.date, b.date) || byText(a.title, b.title))
}
