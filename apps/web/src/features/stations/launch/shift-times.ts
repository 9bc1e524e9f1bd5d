import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Times } from '@ramplight/domain/tournament/launch-times'
import { laterClock } from '#features/tournaments/tournament-flights/index.ts'
import { type Launch, minutesToLaunch } from './launch-order.ts'

/** What becomes of one start: `to` is null where it stays, and `why` says so. */
export type Shift = { launch: Launch; to: Times | null; why: 'left' | 'other-day' | null }

type Asked = { tournament: Tournament; day: number; minutes: number; dueToo: boolean; now: number }

/** The new times of every start of a day. Who has left does not move, and neither does the time they were told to be back. */
export const shiftsOf = (launches: readonly Launch[], { tournament, day, minutes, dueToo, now }: Asked): Shift[] =>
  launches.map((launch) => {
    const left = minutesToLaunch(tournament, day, launch, now)
    if (left !== null && left <= 0) return { launch, to: null, why: 'left' }
    const startTime = laterClock(launch.startTime, minutes)
    const dueTime = dueToo ? laterClock(launch.dueTime, minutes) : launch.dueTime
    return startTime && dueTime ? { launch, to: { startTime, dueTime }, why: null } : { launch, to: null, why: 'other-day' }
  })

const sameTimes = (a: Times, b: Times): boolean => a.startTime === b.startTime && a.dueTime === b.dueTime

const idOf = ({ flight }: Launch): string | null => flight?._id ?? null

/**
 * Whether somebody else has changed a time since these were looked at. New times are written, never minutes to add: who moved them
 * elsewhere meanwhile is seen here, or asked about by the sync, and no start is moved twice unseen.
 */
export const wereChanged = (shifts: readonly Shift[], live: readonly Launch[]): boolean =>
  shifts.some(({ launch, to }) => {
    const now = live.find((one) => idOf(one) === idOf(launch))
    return !now || !(sameTimes(now, launch) || (to !== null && sameTimes(now, to)))
  })
