export { eventsBetweenQuery } from './calendar-events.queries.ts'
export { type PlannedEvent, plannedEvents, type TournamentDay, tournamentDays } from './calendar-items.ts'
export { CalendarView } from './calendar-view.tsx'
export { EventSheet } from './event-sheet.tsx'
