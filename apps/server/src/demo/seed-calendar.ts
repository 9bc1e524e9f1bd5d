import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { type DemoStage, dayFrom } from './demo-stage.ts'

const MIDNIGHT = 'T00:00:00.000Z'
const NINE_MINUTES = 9 * 60_000

/** What a director plans besides: events of one's own, and days that begin later or end earlier. */
export async function seedCalendar(stage: DemoStage, director: string, today: Date): Promise<void> {
  const token = await stage.directorAt(new Date(today.getTime() - NINE_MINUTES))
  const day = (from: number) => `${dayFrom(today, from)}${MIDNIGHT}`
  const { message: events } = await stage.api.must(tournamentCalls.skinnySearch, {
    token,
    body: { director, startDate: dayFrom(today, -1), startDateRange: 'After', selectAll: true },
  })
  const begins = (from: number) => events.find(({ startDate }) => startDate === dayFrom(today, from))!._id
  const [now, championship] = [begins(0), begins(57)]
  const all: WireBodyOf<typeof calendarEventCalls.create>[] = [
    { title: 'Fog on the lake', type: 'Delayed Start', hours: 1, allDay: true, start: day(0), color: 'gray', tournament: now },
    { title: 'Short second day', type: 'Early Release', hours: 2, allDay: true, start: day(58), color: 'orange', tournament: championship },
    { title: 'Off limits', type: 'Off Limits', allDay: true, start: day(53), end: day(56), color: 'purple', tournament: championship },
    { title: 'Permit for Pine Fork is due', type: 'Deadline', allDay: true, start: day(4), color: 'orange', reminder: 'A week before' },
    { title: 'Scale to be certified', notes: 'Bring both scales and the test weights.', allDay: true, start: day(9), color: 'green' },
    { title: 'Board of the club', type: 'Meeting', start: `${dayFrom(today, 2)}T23:30:00.000Z`, color: 'blue' },
  ]
  for (const one of all) await stage.api.must(calendarEventCalls.create, { token, body: one })
}
