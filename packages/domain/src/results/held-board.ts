/** A hold of the public board. `left`: so many first places are hidden; null: the whole board stands as of `since`. */
export type Hold = { since: string; left: number | null }

type Row = { position: number | null; disqualified: boolean; days: unknown[] }
type Shown = { rows: Row[]; bigFish: unknown; pots: { leaders: unknown[] }[]; held: Hold | null }

/** The log as the public may count it: up to the hold, where the whole board is kept. */
export const eventsToShow = <Event extends { receivedAt: string }>(events: Event[], hold: Hold): Event[] =>
  hold.left === null ? events.filter(({ receivedAt }) => receivedAt <= hold.since) : events

/**
 * A board as it is held. Of hidden places nothing is left: neither names nor weights. Boats that share a place are kept
 * together. The big fish and the pots go as well, because they could tell the weight of a boat that is hidden.
 */
export function heldBoard<Board extends Shown>(board: Board, hold: Hold): Board {
  const { left } = hold
  if (left === null) return { ...board, held: hold }
  const isHidden = ({ position, disqualified, days }: Row) => days.length > 0 && !disqualified && position !== null && position <= left
  return {
    ...board,
    rows: board.rows.filter((row) => !isHidden(row)),
    bigFish: null,
    pots: board.pots.map((pot) => ({ ...pot, leaders: [] })),
    held: hold,
  }
}
