type Event = { status: string; cancelled?: boolean | null | undefined; startDate: string }

/** Before the boats are out. */
const AHEAD = ['Scheduled', 'Open']

/**
 * Can anglers still buy into pots? Until the first boat leaves. `today` and `clock` are those on the wall of the ramp; `launch`: when it
 * leaves, such as `06:00`.
 */
export const potsAreOpen = ({ status, cancelled, startDate }: Event, launch: string, at: { today: string; clock: string }): boolean =>
  !cancelled && AHEAD.includes(status) && (at.today < startDate || (at.today === startDate && at.clock < launch))
