import type { EntrySubject } from '../subjects.ts'
import { runsTournament, type Who } from '../who.ts'

/** Who is in. */
export const registrationPolicies = {
  'entry.see': (who: Who, entry: EntrySubject) => runsTournament(who, entry.tournament) || (!!who && entry.users.includes(who.id)),
}
