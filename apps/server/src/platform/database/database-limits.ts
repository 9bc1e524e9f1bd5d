/**
 * How long the database lets anybody wait, in seconds; 0 is no limit. One transaction that hangs, or a database that drops off the network,
 * must not hold up every write there is.
 */
export type DatabaseLimits = {
  /** A transaction that does nothing. */
  idle: number
  /** A statement that waits for what somebody else holds. */
  lock: number
  /** A statement as a whole. */
  statement: number
  /** A request that waits for its turn. */
  turn: number
}

export const DATABASE_LIMITS: DatabaseLimits = { idle: 30, lock: 10, statement: 30, turn: 15 }
