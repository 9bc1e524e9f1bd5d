import type { CalendarEvent } from '@ramplight/contract/tournaments/calendar-events'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CalendarView, EventSheet, eventsBetweenQuery, plannedEvents, tournamentDays } from '#features/tournaments/calendar-events/index.ts'
import { ownTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { useAddress } from '#platform/address.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useActor, useSession } from '#platform/use-session.ts'
import { CALENDAR_VIEWS, periodOf, type CalendarView as View } from '#platform/values/calendar-grid.ts'
import { addDays, isDay, todayHere } from '#platform/values/tournament-dates.ts'
import { t } from './calendar.texts.ts'
import { CalendarBar, periodInWords } from './calendar-bar.tsx'

/** What lies beside the calendar: an event, or a new one on a day. */
type Open = { event: CalendarEvent } | { day: string }
const NONE: CalendarEvent[] = []

/** How it is shown, and around which day: in the address, so that it can be shared and Back leads back. */
function useShown() {
  const isPhone = useIsPhone()
  const { search, look } = useAddress()
  const today = todayHere()
  const view = CALENDAR_VIEWS.find((one) => one === search.view) ?? (isPhone ? 'agenda' : 'month')
  // A day that its month does not have is the one that comes of counting on.
  const day = search.date && isDay(search.date) ? addDays(search.date, 0) : today
  const onLook = (next: string, how: View = view) =>
    look((before) => ({ ...before, date: next === today ? undefined : next, view: how }), { keepScroll: true })
  return { today, view, day, onLook }
}

/** The director's calendar (ux 2.3): days of tournaments, which are there by themselves, and what they plan besides. */
export function DirectorCalendarPage() {
  const user = useSession()!.user
  const actor = useActor()
  const { today, view, day, onLook } = useShown()
  const [open, setOpen] = useState<Open | null>(null)
  const marker = useUnsentMarker('calendar-events')
  const tournaments = useQuery(ownTournamentsQuery(user))
  const events = useQuery({ ...eventsBetweenQuery(periodOf(view, day)), placeholderData: keepPreviousData })
  const list = tournaments.data?.message
  const byId = useMemo(() => new Map((list ?? []).map((one) => [one._id, one])), [list])
  const items = useMemo(() => [...tournamentDays([...byId.values()]), ...plannedEvents(events.data ?? NONE, byId)], [byId, events.data])
  const mayPlan = (tournament: SkinnyTournament) => can(actor, 'tournament.edit', tournament)
  const mayEdit = ({ user, tournament: id }: CalendarEvent): boolean => {
    const tournament = byId.get(id ?? '')
    // One that is not in the book is directed together with somebody: the server knows.
    if (id && !tournament) return !actor?.isAssistant
    return can(actor, 'calendar-event.edit', { user, tournament: tournament ?? null })
  }
  const add = (on: string) => setOpen({ day: on })
  return (
    <Page>
      <PageHeader title={t('title')} meta={t('about')} primary={{ label: t('newEvent'), icon: IconPlus, onClick: () => add(day) }} />
      <CalendarBar view={view} day={day} today={today} onLook={onLook} />
      <ListFailed query={tournaments.error ? tournaments : events} what={t('noun')}>
        <CalendarView
          {...{ view, day, today, items, marker, onLook }}
          label={periodInWords(view, day)}
          onAdd={add}
          onOpen={({ event }) => setOpen({ event })}
        />
      </ListFailed>
      {open && (
        <EventSheet
          event={'event' in open ? open.event : null}
          day={'day' in open ? open.day : day}
          tournaments={byId}
          mayPlan={mayPlan}
          mayEdit={'day' in open || mayEdit(open.event)}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}
