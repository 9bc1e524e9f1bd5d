import type {
  Actor,
  BookSubject,
  CoDirectorSubject,
  DirectorSubject,
  NamedPersonSubject,
  SeasonSubject,
  StaffSubject,
  TourSubject,
  UserSubject,
} from '../subjects.ts'
import { isWeighOnly } from '../weigh-only.ts'
import { assists, editsTournament, is, isAdmin, isDirector, type Who, weighs } from '../who.ts'
import { tourPolicies } from './tours.ts'

/** People, and what they say of themselves. */
export const peoplePolicies = {
  'user.see': seesUser,
  /**
   * Who may be written into a record: whom the writer sees, and who is in the book of the tournament that it belongs to. Whether
   * they may write that record is asked elsewhere. Nobody else exists for them, whatever id they bring.
   */
  'user.name': (who: Who, { person, book }: NamedPersonSubject) => seesUser(who, person) || (book !== null && isInBook(person, book)),
  /** Anglers name who fishes with them: somebody of a tour they fish, or of the tournament's book, or who is in nobody's book yet. */
  'user.fish-with': (who: Who, { person, book }: NamedPersonSubject) =>
    seesUser(who, person) ||
    (!!who && person.userType === 'Angler' && (sharesTour(who, person) || isNobodys(person) || (book !== null && isInBook(person, book)))),
  'user.edit': (who: Who, user: UserSubject) => isAdmin(who) || is(who, user.id) || (user.userType === 'Angler' && knowsAngler(who, user)),
  /** Who keeps a book says that two lines of it are one person; a helper sees neither phone nor e-mail, and does not. */
  'user.merge': (who: Who, { master, ...merged }: UserSubject & { master: UserSubject }) =>
    isAdmin(who) || (isDirector(who) && [master, merged].every((one) => one.userType === 'Angler' && knowsAngler(who, one))),
  /** A director brings somebody they know to their staff; a helper invites nobody. */
  'user.invite': (who: Who, user: UserSubject) => !is(who, user.id) && (isAdmin(who) || (isDirector(who) && knowsAngler(who, user))),
  'user.join-tour': (who: Who, user: UserSubject & { tour: TourSubject }) =>
    isAdmin(who) || brings(who, user, (by) => tourPolicies['tour.edit'](by, user.tour)),
  'user.join-season': (who: Who, user: UserSubject & { season: SeasonSubject }) =>
    isAdmin(who) || brings(who, user, (by) => tourPolicies['season.edit'](by, user.season)),
  /** What a person says of themselves is said by nobody else. */
  'user.self': (who: Who, user: { id: string }) => isAdmin(who) || is(who, user.id),

  /** Who helps on a tour weighs and checks in as its director does. */
  'director-settings.see': (who: Who, director: DirectorSubject) =>
    isAdmin(who) || is(who, director.id) || director.tours.some((tour) => assists(who, tour) || weighs(who, tour)),
  'director-settings.edit': (who: Who, director: DirectorSubject) => isAdmin(who) || is(who, director.id),
  /** Public pages wear it. */
  'director-theme.see': () => true,

  /** Who helps sees for whom; whom a director lets help is the director's to say. */
  'staff.see': (who: Who, { director, user }: StaffSubject) => isAdmin(who) || is(who, director) || is(who, user),
  'staff.edit': (who: Who, { director }: StaffSubject) => isAdmin(who) || (isDirector(who) && is(who, director)),
  /** Nobody says yes for somebody else, admins included. */
  'staff.answer': (who: Who, { user }: StaffSubject) => is(who, user),
  /** Who directs an event asks others to direct it too; who is asked sees that, and nothing of the event by it. */
  'co-director.see': (who: Who, { user, tournament }: CoDirectorSubject) =>
    isAdmin(who) || is(who, user) || (tournament !== null && editsTournament(who, tournament)),
}

/**
 * An angler joins by themself, or is brought by who edits what they join and knows them. Only an angler: the tours of a
 * director's helper are what they may run, and nobody gives themselves that.
 */
const brings = (who: Who, user: UserSubject, edits: (by: Actor) => boolean): boolean =>
  !!who && user.userType === 'Angler' && (is(who, user.id) || (knowsAngler(who, user) && edits(who)))

/** Directors see anglers belonging to their tours, and those they made (3 §6). */
function knowsAngler(who: Who, user: UserSubject): boolean {
  if (who?.userType !== 'Director' || isWeighOnly(who)) return false
  return user.director === who.id || [...(user.tours ?? []), ...(user.weighTours ?? [])].some((tour) => who.tours.includes(tour))
}

function seesUser(who: Who, user: UserSubject): boolean {
  return isAdmin(who) || is(who, user.id) || knowsAngler(who, user)
}

function isInBook({ director, tours }: UserSubject, book: BookSubject): boolean {
  return director === book.director || (tours ?? []).some((tour) => tour === book.tour || book.toursOfDirector.includes(tour))
}

const sharesTour = (who: Actor, { tours }: UserSubject): boolean => (tours ?? []).some((tour) => who.tours.includes(tour))
const isNobodys = ({ director, tours }: UserSubject): boolean => !director && !tours?.length
