import type { MembershipSubject, SeasonSubject, TourSubject } from '../subjects.ts'
import { assists, directs, is, isAdmin, isDirector, type Who } from '../who.ts'

/** Divisions and seasons alike (A51). */
const editsSeason = (who: Who, season: SeasonSubject): boolean =>
  isAdmin(who) || directs(who, season) || assists(who, season.tour) || is(who, season.tourDirector)
const isMemberOrEdits = (who: Who, { user, season }: MembershipSubject): boolean => is(who, user) || editsSeason(who, season)

/** Tours, seasons, divisions and who fishes them (3 §6, A51). */
export const tourPolicies = {
  'tour.create': (who: Who) => isAdmin(who) || isDirector(who),
  'tour.see': () => true,
  'tour.edit': (who: Who, tour: TourSubject) => isAdmin(who) || directs(who, tour) || assists(who, tour.id),
  /** Who helps brings no further helpers, not even to a tour that was theirs before. */
  'tour.staff': (who: Who, tour: TourSubject) => isAdmin(who) || (isDirector(who) && directs(who, tour)),

  'division.see': () => true,
  'division.edit': (who: Who, division: SeasonSubject) => editsSeason(who, division),

  'season.see': () => true,
  'season.edit': (who: Who, season: SeasonSubject) => editsSeason(who, season),

  'season-team.see': () => true,
  'season-team.edit': (who: Who, { season }: { season: SeasonSubject }) => editsSeason(who, season),

  /** What somebody owes and has paid is between them and who runs the season. */
  'membership.see': (who: Who, membership: MembershipSubject) => isMemberOrEdits(who, membership),
  'membership.edit': (who: Who, membership: MembershipSubject) => isMemberOrEdits(who, membership),
}
