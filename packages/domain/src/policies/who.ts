import type { Actor, TournamentSubject } from './subjects.ts'

/** The words the policies are made of. A visitor without a session is null. */
export type Who = Actor | null

export const isAdmin = (who: Who): boolean => who?.userType === 'System Admin'
export const isDirector = (who: Who): boolean => who?.userType === 'Director' && !who.isAssistant
export const isAngler = (who: Who): boolean => who?.userType === 'Angler'
export const is = (who: Who, user: string | null | undefined): boolean => !!who && who.id === user
export const directs = (who: Who, subject: { director: string | null }): boolean =>
  who?.userType === 'Director' && who.id === subject.director
/** The tours of an angler are those they fish; only a director's helper is given tours to run. */
export const assists = (who: Who, tour: string | null): boolean =>
  who?.userType === 'Director' && who.isAssistant && tour !== null && who.tours.includes(tour)
/** Who was given a tour to weigh on and nothing else. What says `assists`, or reads `tours`, is closed to them. */
export const weighs = (who: Who, tour: string | null): boolean =>
  who?.userType === 'Director' && who.isAssistant && tour !== null && (who.weighTours ?? []).includes(tour)
export const editsTournament = (who: Who, t: TournamentSubject): boolean =>
  isAdmin(who) || directs(who, t) || (!!who && (t.coDirectors ?? []).includes(who.id))
export const runsTournament = (who: Who, t: TournamentSubject): boolean => editsTournament(who, t) || assists(who, t.tour)
export const seesTournament = (who: Who, t: TournamentSubject): boolean => runsTournament(who, t) || (t.status !== 'Draft' && !t.deleted)
/** Puts its boats on the scale: whoever runs it, and whoever was given its tour to weigh on. A draft is none of theirs. */
export const weighsTournament = (who: Who, t: TournamentSubject): boolean =>
  runsTournament(who, t) || (weighs(who, t.tour) && t.status !== 'Draft' && !t.deleted)
