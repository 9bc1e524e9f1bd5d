import type { EntryChangeSubject, EntrySubject, InteractionSubject, PreRegistrationSubject, TeamSubject, TourSubject } from '../subjects.ts'
import { assists, directs, is, isAdmin, isAngler, isDirector, runsTournament, seesTournament, type Who, weighsTournament } from '../who.ts'
import { tourPolicies } from './tours.ts'

/** Who is in. */
export const registrationPolicies = {
  'entry.see': (who: Who, entry: EntrySubject) => runsTournament(who, entry.tournament) || (!!who && entry.users.includes(who.id)),

  /** A boat without its money: its number, who is in it, who is here and who is back. */
  'entry.boat': (who: Who, entry: EntrySubject) => weighsTournament(who, entry.tournament) || (!!who && entry.users.includes(who.id)),
  /** Who only weighs checks boats in, and changes nothing else of them. */
  'entry.change': (who: Who, { tournament, isCheckIn }: EntryChangeSubject) =>
    runsTournament(who, tournament) || (isCheckIn && weighsTournament(who, tournament)),

  /** What an angler decides of their own boat. */
  'entry.own': (who: Who, entry: EntrySubject) => !!who && entry.users.includes(who.id),

  'pre-registration.see': isInOrRuns,
  /** For a team that one is in; those who run the tournament for others too. */
  'pre-registration.create': isInOrRuns,
  /** Once an entry was made of it, it stays as it is for its anglers. */
  'pre-registration.edit': (who: Who, one: PreRegistrationSubject) =>
    runsTournament(who, one.tournament) || (!one.converted && isInOrRuns(who, one)),

  /** For themself; those who run the tournament for whoever stands before them. */
  'waiver.accept': (who: Who, { user, tournament }: InteractionSubject) =>
    runsTournament(who, tournament) || (is(who, user) && seesTournament(who, tournament)),

  /** Into the book of the tour's director, or into one's own. */
  'team.create': (who: Who, { ofTour }: { ofTour: TourSubject | null }) =>
    ofTour ? tourPolicies['tour.edit'](who, ofTour) : isAdmin(who) || isDirector(who),
  'team.see': isInOrRunsTeam,
  /** Its anglers too, but only what they call themselves and who fishes for them. */
  'team.edit': isInOrRunsTeam,
  'team.run': runsTeam,
  /** A team of their own, into nobody else's book. */
  'team.start': (who: Who) => isAngler(who),
  /** Out of a team that anglers made; out of a director's book one is taken by its director. */
  'team.leave': (who: Who, team: TeamSubject) => team.ofAnglers === true && !!who && team.members.includes(who.id),
  /** Who is in it, what it is called and the link into it: its captain alone. */
  'team.lead': (who: Who, team: TeamSubject) => team.ofAnglers === true && is(who, team.captain),
}

function runsTeam(who: Who, { director, tour, tourDirector = null }: TeamSubject): boolean {
  return isAdmin(who) || directs(who, { director }) || directs(who, { director: tourDirector }) || assists(who, tour)
}

function isInOrRunsTeam(who: Who, team: TeamSubject): boolean {
  return runsTeam(who, team) || (!!who && team.members.includes(who.id))
}

function isInOrRuns(who: Who, { users, tournament }: EntrySubject): boolean {
  return runsTournament(who, tournament) || (!!who && users.includes(who.id) && seesTournament(who, tournament))
}
