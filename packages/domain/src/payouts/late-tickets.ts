/** `drawnUpTo`: the highest ticket number that was given when the winner was found. Null where nobody wrote it down. */
type Drawn = { winning_entry?: string | null | undefined; drawnUpTo?: number | null | undefined }

/** A device numbers no ticket: the server does, when it hears of it. */
const NO_NUMBER = 0

/**
 * A ticket that was sold on a device that had not heard of the draw, and that the server heard of after it. It was not in the draw;
 * its money counts. Once the winner is taken back, it is a ticket like any other.
 * Decision: docs/decisions/0092-tickets-that-come-after-the-draw.md
 */
export const isLate = ({ winning_entry, drawnUpTo }: Drawn, { entryNumber }: { entryNumber: number }): boolean =>
  Boolean(winning_entry) && drawnUpTo != null && (entryNumber === NO_NUMBER || entryNumber > drawnUpTo)
