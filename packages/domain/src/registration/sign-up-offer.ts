import type { UserType } from '../policies/subjects.ts'
import { isAhead } from '../tournament/statuses.ts'
import { registrationVerdict } from './registration-window.ts'
import { mustWait, type Spots } from './waiting-list.ts'

/** What of a tournament says whether anglers can sign up for it, and where. */
export type SignUpFacts = {
  status: string
  cancelled?: boolean | null | undefined
  /** `2027-06-12`, the first date. */
  startDate: string
  registrationStartDate?: string | null | undefined
  registrationClosesAt?: string | null | undefined
  allowPreRegistration: boolean
  /** Who signs up can pay by card at once. */
  takesCards?: boolean | undefined
  externalTournament?: boolean | undefined
  /** Where the field has a limit, and it is known. */
  spots?: Pick<Spots, 'left' | 'waiting'> | null | undefined
}

export type SignUpOffer =
  | 'sign-up'
  /** The field is full: who signs up goes on the waiting list. */
  | 'join-line'
  /** It is run elsewhere, and so is its registration. */
  | 'elsewhere'
  | 'registered'
  /** They have signed up for a full field. */
  | 'in-line'
  /** Nobody can enter online (`Pay at Ramp Only`). */
  | 'at-the-ramp'
  | 'not-yet'
  | 'closed'

/** `now` is an instant; `today` the date at the ramp at that instant. */
type Moment = { now: string; today: string }
/** `userType`: null for a visitor. `isIn`: has an entry or a pre-registration. `isInLine`: that one is on the waiting list. */
type Reader = { userType: UserType | null; isIn: boolean; isInLine?: boolean }

/**
 * What the card of a tournament offers (1 §4): exactly one thing, or nothing. Directors enter boats on their own pages, and once
 * boats are out the board is what matters.
 */
export function signUpOffer(facts: SignUpFacts, { userType, isIn, isInLine }: Reader, at: Moment): SignUpOffer | null {
  if (!isAhead(facts) || (userType !== null && userType !== 'Angler')) return null
  if (isIn) return isInLine ? 'in-line' : 'registered'
  const payout = facts.registrationClosesAt ? { registrationClosesAt: facts.registrationClosesAt } : undefined
  const verdict = registrationVerdict({ ...facts, settings: { payout } }, at)
  if (verdict === 'closed') return 'closed'
  if (facts.externalTournament) return 'elsewhere'
  if (verdict === 'not-taken') return null
  if (verdict === 'not-yet') return 'not-yet'
  if (!facts.allowPreRegistration && !facts.takesCards) return 'at-the-ramp'
  return facts.spots && mustWait(facts.spots.left, facts.spots.waiting) ? 'join-line' : 'sign-up'
}
