import type { Often } from '../model/a-day-of-steps.ts'

/** A piece of the product as it is, and as it would be without a safeguard. Must be found exactly once, or the control is worth nothing. */
export type Patch = { file: string; find: string; put: string }

/** A safeguard, and how it is taken out from outside: the product itself knows nothing of this. */
export type Control = {
  /** What is wrong without it. */
  without: string
  patches: readonly Patch[]
  /** What happens more often than on other days, so that it is noticed in a minute and not in a night. */
  often?: Often
  /** A function of the database, rewritten. */
  sql?: { name: string; find: string; put: string }[]
  /** Done in the database before the first day. */
  prepare?: string
}
