import type { EntrySubject, PreRegistrationSubject } from '../subjects.ts'
import { runsTournament, seesTournament, type Who } from '../who.ts'

/** Who is in. */
export const registrationPolicies = {
  'entry.see': (who: Who, entry: EntrySubject) => runsTournament(who, entry.tournament) || (!!who && entry.users.includes(who.id)),

  'pre-registration.see': isInOrRuns,
  /** For oneself and one's team, where one sees the tournament; those who run it for anybody they know. */
  'pre-registration.create': (who: Who, one: PreRegistrationSubject) => isInOrRuns(who, one) && seesTournament(who, one.tournament),
  /** Once an entry was made of it, it stays as it is for its anglers. */
  'pre-registration.edit': (who: Who, one: PreRegistrationSubject) =>
    runsTournament(who, one.tournament) || (!one.converted && isInOrRuns(who, one)),
}

function isInOrRuns(who: Who, { users, tournament }: EntrySubject): boolean {
  return runsTournament(who, tournament) || (!!who && users.includes(who.id))
}
