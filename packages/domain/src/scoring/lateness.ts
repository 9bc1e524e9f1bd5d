import type { DueIn, LateBy, WeighIn } from './types.ts'

/**
 * Who says how late a boat was. `clock`: the clock of a station. `unproven-clock`: one that was set, or never compared, between
 * two contacts with the server (`log/clock.ts`): such a boat counts as on time until a person has said so. Nothing: nobody said.
 */
export const LATE_BY = ['person', 'clock', 'unproven-clock'] as const satisfies readonly LateBy[]

/** The minutes that count. */
export const countedMinutesLate = ({ lateBy, minutesLate }: Pick<WeighIn, 'lateBy' | 'minutesLate'>): number | null | undefined =>
  lateBy === 'unproven-clock' ? 0 : minutesLate

const MINUTES_PER_DAY = 24 * 60
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)/

/** `HH:mm` -> minutes since midnight; null when it is no time of day. */
function minutesOfDay(clock: string | null | undefined): number | null {
  const parts = CLOCK.exec(clock ?? '')
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null
}

/** The row of the flight and day, else the row of the flight for every day. */
const dueInFor = (rows: readonly DueIn[], flight: WeighIn['flight'], day: number): DueIn | undefined =>
  rows.find((row) => row.flight === flight && row.day === day) ?? rows.find((row) => row.flight === flight && row.day == null)

/**
 * W11: minutes between the due-in time of a boat's flight and its check-in, negative when early; 0 when one of them is
 * not known. Both are local times of the ramp; a difference of more than half a day means that midnight lies between.
 */
export function minutesAfterDueIn(rows: readonly DueIn[] | null | undefined, weighIn: WeighIn, day: number): number {
  if (!rows || weighIn.flight == null) return 0
  const due = minutesOfDay(dueInFor(rows, weighIn.flight, day)?.time)
  const arrived = minutesOfDay(weighIn.checkedInAt)
  if (due === null || arrived === null) return 0
  const difference = arrived - due
  if (difference > MINUTES_PER_DAY / 2) return difference - MINUTES_PER_DAY
  return difference < -MINUTES_PER_DAY / 2 ? difference + MINUTES_PER_DAY : difference
}
