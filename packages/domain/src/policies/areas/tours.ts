import type { SeasonSubject, TourSubject } from '../subjects.ts'
import { assists, directs, is, isAdmin, isDirector, type Who } from '../who.ts'

/** Tours, seasons, divisions and who fishes them (3 §6, A51). */
export const tourPolicies = {
  'tour.create': (who: Who) => isAdmin(who) || isDirector(who),
  'tour.see': () => true,
  'tour.edit': (who: Who, tour: TourSubject) => isAdmin(who) || directs(who, tour) || assists(who, tour.id),

  'season.see': () => true,
  'season.edit': (who: Who, season: SeasonSubject) =>
    isAdmin(who) || directs(who, season) || assists(who, season.tour) || is(who, season.tourDirector),
}
