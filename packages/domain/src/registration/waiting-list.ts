import { isAhead } from '../tournament/statuses.ts'
import { type RegistrationRules, registrationVerdict } from './registration-window.ts'

/** A team that has signed up and is no boat yet. `number`: in the order of signing up; null until the server has given it. */
export type SignedUp = { _id: string; number?: number | null; converted: boolean; onWaitingList: boolean }

const isPromised = ({ converted, onWaitingList }: SignedUp) => !converted && !onWaitingList
const byNumber = (a: SignedUp, b: SignedUp) => (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY)

/** Those who wait, the first in line first. */
export const waitingInLine = <T extends SignedUp>(teams: readonly T[]): T[] =>
  teams.filter(({ converted, onWaitingList }) => onWaitingList && !converted).sort(byNumber)

/** How full a field is. Where it has a limit and is not over it: `entered + held + left = most`. */
export type Spots = {
  /** The limit that the director set; null: there is none. */
  most: number | null
  /** Boats. */
  entered: number
  /** Teams that have a spot and are no boat yet. */
  held: number
  /** Teams on the waiting list. */
  waiting: number
  /** Spots that nobody has; null without a limit. Never below zero, although a director may enter more boats than the limit. */
  left: number | null
}

/** The one count of a field, for every screen. `boats`: those that are not deleted. */
export function spotsOf(maxBoats: number | null | undefined, boats: number, teams: readonly SignedUp[]): Spots {
  const most = maxBoats || null
  const held = teams.filter(isPromised).length
  const left = most === null ? null : Math.max(0, most - boats - held)
  return { most, entered: boats, held, waiting: waitingInLine(teams).length, left }
}

/** Whether who signs up now has to wait: nothing is left, or others wait already, whom nobody passes. `left`: null without a limit. */
export const mustWait = (left: number | null, waiting: number): boolean => left !== null && (left === 0 || waiting > 0)

/** Who moves up: as many as there are spots, the first in line first. */
export function nextInLine<T extends SignedUp>(maxBoats: number | null | undefined, boats: number, teams: readonly T[]): T[] {
  const { left } = spotsOf(maxBoats, boats, teams)
  return waitingInLine(teams).slice(0, left ?? undefined)
}

type Event = RegistrationRules & { settings: { payout?: { waitingListAfterClose?: boolean | undefined } | undefined } }
/** `now`: an instant; `today` and `clock`: on the wall of the ramp at that instant. */
type Moment = { now: string; today: string; clock: string }

/** Have the boats left? By the status, or because the first one leaves now. `launch`: when it leaves on the first date, such as `06:00`. */
export const hasLaunched = ({ status, startDate }: Pick<Event, 'status' | 'startDate'>, launch: string, at: Omit<Moment, 'now'>): boolean =>
  ['In Progress', 'Closed', 'Completed'].includes(status) || at.today > startDate || (at.today === startDate && at.clock >= launch)

/**
 * Do free spots go to the teams on the waiting list? While registration is open; after its close only where the director says so; and
 * never once the boats have left, nor in an event that is called off.
 */
export function waitingListMoves(event: Event, launch: string, at: Moment): boolean {
  if (event.cancelled || !isAhead(event) || hasLaunched(event, launch, at)) return false
  const verdict = registrationVerdict(event, at)
  return verdict === 'open' || (verdict === 'closed' && event.status === 'Open' && event.settings.payout?.waitingListAfterClose === true)
}
