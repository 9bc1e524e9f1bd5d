import type { CalendarEventSubject, GroupSubject, InteractionSubject, TournamentSubject, WeighedSubject } from '../subjects.ts'
import { editsTournament, is, isAdmin, runsTournament, seesTournament, type Who, weighsTournament } from '../who.ts'
import { tourPolicies } from './tours.ts'

/** Tournaments and what hangs on them (3 §6). */
export const tournamentPolicies = {
  'tournament.see': seesTournament,
  'tournament.edit': editsTournament,
  /** Check-in, boats, weigh-in: an assistant of the tour may; changing the tournament itself stays with its directors. */
  'tournament.run': runsTournament,
  /** The scale, the bump station and check-in: also for a helper who may do nothing else. */
  'tournament.weigh': weighsTournament,
  /** Who only weighs corrects and voids what they weighed; another's bag, and what another said of theirs, is for who runs the tournament. */
  'weigh-in.change': (who: Who, { by, tournament }: WeighedSubject) =>
    runsTournament(who, tournament) || (is(who, by) && weighsTournament(who, tournament)),

  /** Who is interested or going is public where the tournament is. */
  'interaction.see': (who: Who, { tournament }: InteractionSubject) => seesTournament(who, tournament),
  'interaction.create': (who: Who, tournament: TournamentSubject) => who !== null && seesTournament(who, tournament),
  'interaction.edit': (who: Who, { user }: InteractionSubject) => isAdmin(who) || is(who, user),

  /** An event of a tournament goes with it; any other is its owner's alone. */
  'calendar-event.see': (who: Who, { user, tournament }: CalendarEventSubject) =>
    isAdmin(who) || (tournament ? seesTournament(who, tournament) : is(who, user)),
  'calendar-event.edit': (who: Who, { user, tournament }: CalendarEventSubject) =>
    isAdmin(who) || (tournament ? editsTournament(who, tournament) : is(who, user)),

  /** A group is seen with its tournament, else with its season, and edited by who edits what it names. */
  'group.see': (who: Who, { tournament, season }: GroupSubject) => (tournament ? seesTournament(who, tournament) : season !== null),
  'group.edit': (who: Who, { tournament, season }: GroupSubject) =>
    (tournament !== null || season !== null) &&
    (tournament === null || editsTournament(who, tournament)) &&
    (season === null || tourPolicies['season.edit'](who, season)),
}
