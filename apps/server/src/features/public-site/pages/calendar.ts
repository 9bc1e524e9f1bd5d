import { brand } from '@ramplight/domain/kernel/brand'
import { ICalCalendarMethod, ICalEventStatus, default as ical } from 'ical-generator'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { addressOf } from './event-page.ts'
import { hoursOf } from './words.ts'

/**
 * Tournaments for a calendar: each day of each by itself, at its own hours, in the zone of the ramp. The same day keeps its id, so
 * that a calendar that asks again moves what was moved.
 */
export function calendarFile(name: string, tournaments: readonly TournamentRow[], origin: string): string {
  const calendar = ical({
    name,
    prodId: { company: brand.name, product: 'tournaments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.ttl(6 * 60 * 60)
  for (const one of tournaments) {
    const { id, rev, tournamentDates, createdAt, updatedAt } = one
    for (const index of tournamentDates.keys()) {
      const day = tournamentDates.length > 1 ? ` (day ${index + 1} of ${tournamentDates.length})` : ''
      const { start, end } = hoursOf(one, index)
      calendar.createEvent({
        id: `${id}-${index + 1}@${new URL(origin).hostname}`,
        sequence: rev,
        summary: `${one.name}${day}`,
        start,
        end,
        created: new Date(createdAt),
        lastModified: new Date(updatedAt),
        stamp: new Date(updatedAt),
        status: statusOf(one),
        location: {
          title: `${one.landing}, ${one.location}`,
          address: `${one.street}, ${one.city}, ${one.state} ${one.zip}`,
          ...(one.latitude !== null && one.longitude !== null && { geo: { lat: one.latitude, lon: one.longitude } }),
        },
        url: new URL(addressOf(one), origin).href,
      })
    }
  }
  return calendar.toString()
}

function statusOf({ status, cancelled }: TournamentRow): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED
  return status === 'Scheduled' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
