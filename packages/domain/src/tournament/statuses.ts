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

/** Staying is no move. `mayStepBack`: is it a director or an admin who asks? */
export const mayMove = (from: TournamentStatus, to: TournamentStatus, mayStepBack = true): boolean =>
  nextStatus(from) === to || (mayStepBack && previousStatus(from) === to)
