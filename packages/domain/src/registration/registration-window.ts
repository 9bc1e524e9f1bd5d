/**
 * When a tournament takes registrations (A48): while it is Open, from `registrationStartDate` until the end of the day
 * following its first date, or until `registrationClosesAt` if that is earlier.
 */
export type RegistrationRules = {
  status: string
  /** Nobody signs up for what does not take place. */
  cancelled?: boolean | null | undefined
  /** `2027-06-12`, the first date. */
  startDate: string
  registrationStartDate?: string | null | undefined
  settings: {
    payout?:
      | { registrationClosesAt?: string | undefined; allowPreRegistration?: boolean | undefined; paymentMode?: string | undefined }
      | undefined
  }
}
export type RegistrationVerdict = 'open' | 'not-taken' | 'not-yet' | 'closed'

const DAY_MS = 86_400_000
/** At the end of this day after the first one nobody signs up any more. */
export const DAYS_AFTER_FIRST = 1
/** Whoever sees one of these and no date has come too early: nothing was ever open. */
const NOT_ANNOUNCED = ['Draft', 'Scheduled']

const dayNumber = (date: string): number => Date.parse(date) / DAY_MS
/** `now` is an instant; `today` is the date on the wall of the ramp at that instant, in the tournament's timezone. */
export function registrationVerdict(tournament: RegistrationRules, { now, today }: { now: string; today: string }): RegistrationVerdict {
  const { status, cancelled, startDate, registrationStartDate, settings } = tournament
  const closesAt = settings.payout?.registrationClosesAt
  if (cancelled) return 'closed'
  if (dayNumber(today) > dayNumber(startDate) + DAYS_AFTER_FIRST) return 'closed'
  if (closesAt && Date.parse(now) >= Date.parse(closesAt)) return 'closed'
  if (registrationStartDate && today < registrationStartDate) return 'not-yet'
  if (status === 'Open') return 'open'
  return NOT_ANNOUNCED.includes(status) ? 'not-taken' : 'closed'
}

/** The same for a team that pays later: only where the director allows it. */
export const preRegistrationVerdict: typeof registrationVerdict = (tournament, at) => {
  const verdict = registrationVerdict(tournament, at)
  return verdict === 'open' && !tournament.settings.payout?.allowPreRegistration ? 'not-taken' : verdict
}

/** The way of paying of a director who takes no cards for an event (1 §4). */
export const IN_PERSON_ONLY = 'In Person Only'
export const paysInPerson = ({ settings }: Pick<RegistrationRules, 'settings'>): boolean => settings.payout?.paymentMode === IN_PERSON_ONLY

/** Must a team that signs up here pay by card, because nobody pays at the ramp? */
export const paysAtOnce = ({ settings }: Pick<RegistrationRules, 'settings'>): boolean => !settings.payout?.allowPreRegistration

/** The same for who signs up by themself: where they may pay at the ramp, or by card at once. */
export const signUpVerdict = (
  tournament: RegistrationRules,
  at: { now: string; today: string },
  takesCards: boolean,
): RegistrationVerdict => (takesCards ? registrationVerdict : preRegistrationVerdict)(tournament, at)

/** Has the event begun? By its status, or because its first day is there. From then on nothing stops whoever runs it. */
export const hasBegun = ({ status, startDate }: Pick<RegistrationRules, 'status' | 'startDate'>, today: string): boolean =>
  ['In Progress', 'Closed', 'Completed'].includes(status) || today >= startDate
