export const TOURNAMENT_STATUSES = ['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed', 'Completed'] as const

export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

type Moves = { forward: TournamentStatus | null; back: TournamentStatus | null }

/** Forward one step at a time; a director or admin may take one step back. */
export const STATUS_MOVES = {
  Draft: { forward: 'Scheduled', back: null },
  Scheduled: { forward: 'Open', back: 'Draft' },
  Open: { forward: 'In Progress', back: 'Scheduled' },
  'In Progress': { forward: 'Closed', back: 'Open' },
  Closed: { forward: 'Completed', back: 'In Progress' },
  Completed: { forward: null, back: 'Closed' },
} satisfies Record<TournamentStatus, Moves>

export const nextStatus = (status: TournamentStatus): TournamentStatus | null => STATUS_MOVES[status].forward
export const previousStatus = (status: TournamentStatus): TournamentStatus | null => STATUS_MOVES[status].back

/** Every status on the way from one to the other, without the first: one step at a time, forward or back. */
export function statusSteps(from: TournamentStatus, to: TournamentStatus): TournamentStatus[] {
  const [start, end] = [TOURNAMENT_STATUSES.indexOf(from), TOURNAMENT_STATUSES.indexOf(to)]
  return start <= end ? TOURNAMENT_STATUSES.slice(start + 1, end + 1) : TOURNAMENT_STATUSES.slice(end, start).reverse()
}

/** Staying is no move. `mayStepBack`: is it a director or an admin who asks? */
export const mayMove = (from: TournamentStatus, to: TournamentStatus, mayStepBack = true): boolean =>
  nextStatus(from) === to || (mayStepBack && previousStatus(from) === to)

type Standing = { status: TournamentStatus; cancelled?: boolean | null | undefined }

/** Everybody sees it, and no boat is out yet. */
export const isAhead = ({ status }: { status: string }): boolean => status === 'Scheduled' || status === 'Open'

/** Boats are out, or weigh. */
export const isLive = ({ status, cancelled }: Standing): boolean => status === 'In Progress' && !cancelled

/** The word that stands for where a tournament is; one that does not take place says so. */
export const shownStatus = ({ status, cancelled }: Standing) => (cancelled ? ('Cancelled' as const) : status)

type Followed = Standing & { registrationClosesAt?: string | null | undefined }

/**
 * The word for who means to come: a tournament whose registration has closed is Closed to them (1 §4), though its director sees that
 * no boat is out yet. `now` is an instant.
 */
export const statusForAnglers = (event: Followed, now: string) =>
  event.status === 'Open' && event.registrationClosesAt && Date.parse(now) >= Date.parse(event.registrationClosesAt)
    ? shownStatus({ ...event, status: 'Closed' })
    : shownStatus(event)
