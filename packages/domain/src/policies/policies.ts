import type {
  Actor,
  EntrySubject,
  OwnedSubject,
  PaymentSubject,
  SeasonSubject,
  TournamentSubject,
  TourSubject,
  UserSubject,
} from './subjects.ts'

/**
 * Who may do what, as one table of sentences (3 §6, 2 §6, ux.md 2.10). The server enforces it; the browser reads it
 * to hide what would be refused. Everything that is not in the table is forbidden.
 */
type Who = Actor | null

const isAdmin = (who: Who): boolean => who?.userType === 'System Admin'
const isDirector = (who: Who): boolean => who?.userType === 'Director' && !who.isAssistant
const directs = (who: Who, subject: { director: string | null }): boolean => who?.userType === 'Director' && who.id === subject.director
/** The tours of an angler are those they fish; only a director's helper is given tours to run. */
const assists = (who: Who, tour: string | null): boolean =>
  who?.userType === 'Director' && who.isAssistant && tour !== null && who.tours.includes(tour)

const editsTournament = (who: Who, t: TournamentSubject): boolean =>
  isAdmin(who) || directs(who, t) || (!!who && (t.coDirectors ?? []).includes(who.id))
const runsTournament = (who: Who, t: TournamentSubject): boolean => editsTournament(who, t) || assists(who, t.tour)
const seesTournament = (who: Who, t: TournamentSubject): boolean => runsTournament(who, t) || (t.status !== 'Draft' && !t.deleted)

export const policies = {
  /** Everybody, signed in or not. */
  public: () => true,
  'signed-in': (who: Who) => who !== null,
  'system-admin': isAdmin,
  /** Directors, their assistants, and admins: those with a book of their own. */
  director: (who: Who) => isAdmin(who) || who?.userType === 'Director',
  'tour.create': (who: Who) => isAdmin(who) || isDirector(who),

  'tour.see': () => true,
  'tour.edit': (who: Who, tour: TourSubject) => isAdmin(who) || directs(who, tour) || assists(who, tour.id),

  'season.see': () => true,
  'season.edit': (who: Who, season: SeasonSubject) =>
    isAdmin(who) || directs(who, season) || assists(who, season.tour) || (!!who && who.id === season.tourDirector),

  'tournament.see': seesTournament,
  'tournament.edit': editsTournament,
  /** Check-in, boats, weigh-in: an assistant of the tour may; changing the tournament itself stays with its directors. */
  'tournament.run': runsTournament,

  'entry.see': (who: Who, entry: EntrySubject) => runsTournament(who, entry.tournament) || (!!who && entry.users.includes(who.id)),

  'payment.see': (who: Who, p: PaymentSubject) =>
    isAdmin(who) || (!!who && who.id === p.user) || (p.tournament !== null && editsTournament(who, p.tournament)),
  'payment.edit': (who: Who, p: PaymentSubject) => isAdmin(who) || (p.tournament !== null && editsTournament(who, p.tournament)),

  /** System rows are seen by all and changed by admins; a director's own rows are theirs. */
  'own.see': (who: Who, row: OwnedSubject) => isAdmin(who) || !!row.systemDefault || (!!who && who.id === row.director),
  'own.edit': (who: Who, row: OwnedSubject) => isAdmin(who) || (!row.systemDefault && !!who && who.id === row.director),

  'user.see': (who: Who, user: UserSubject) => isAdmin(who) || who?.id === user.id || knowsAngler(who, user),
  'user.edit': (who: Who, user: UserSubject) =>
    isAdmin(who) || who?.id === user.id || (user.userType === 'Angler' && knowsAngler(who, user)),
} satisfies Record<string, (who: Who, subject: never) => boolean>

/** Directors see anglers belonging to their tours, and those they made (3 §6). */
function knowsAngler(who: Who, user: UserSubject): boolean {
  if (who?.userType !== 'Director') return false
  return user.director === who.id || (user.tours ?? []).some((tour) => who.tours.includes(tour))
}

export type PolicyName = keyof typeof policies
/** What a policy wants to know about: `undefined` for those that ask only who. */
export type SubjectOf<P extends PolicyName> = Parameters<(typeof policies)[P]>[1]

/** May `who` do this? Unknown policies and missing subjects are refused. */
export function can<P extends PolicyName>(who: Who, policy: P, subject: SubjectOf<P>): boolean {
  const rule = policies[policy] as (who: Who, subject: unknown) => boolean
  if (rule.length > 1 && (subject === undefined || subject === null)) return false
  return rule(who, subject)
}
