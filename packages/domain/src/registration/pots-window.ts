import { isAhead } from '../tournament/statuses.ts'

type Event = { status: string; cancelled?: boolean | null | undefined; startDate: string }

/**
 * Can anglers still buy into pots? Until the first boat leaves. `today` and `clock` are those on the wall of the ramp; `launch`: when it
 * leaves, such as `06:00`.
 */
export const potsAreOpen = ({ cancelled, startDate, ...event }: Event, launch: string, at: { today: string; clock: string }): boolean =>
  !cancelled && isAhead(event) && (at.today < startDate || (at.today === startDate && at.clock < launch))
