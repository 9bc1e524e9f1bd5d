import type { SeasonSubject, TournamentSubject, TourSubject, UserSubject } from '../subjects.ts'
import { editsTournament, is, isAdmin, runsTournament, seesTournament, type Who } from '../who.ts'
import { peoplePolicies } from './people.ts'
import { tourPolicies } from './tours.ts'

export type DocumentSubject = {
  user: UserSubject | null
  director: string | null
  /** It tells a tax number: whoever helps at the ramp has no need of it. */
  isTaxForm: boolean
  tournament: TournamentSubject | null
  season: SeasonSubject | null
  tour: TourSubject | null
}

/** People hand in for themselves; a director for those they know, under their own name. */
function writesDocument(who: Who, { user, director, tournament }: DocumentSubject): boolean {
  if (isAdmin(who)) return true
  if (!user || (tournament && !seesTournament(who, tournament))) return false
  // Who sees somebody else is a director or helps one.
  return is(who, user.id) || (is(who, director) && peoplePolicies['user.see'](who, user))
}

const seesDocument = (who: Who, { user, director, isTaxForm, tournament, season, tour }: DocumentSubject): boolean =>
  isAdmin(who) ||
  (user !== null && is(who, user.id)) ||
  is(who, director) ||
  (tournament !== null && editsTournament(who, tournament)) ||
  (!isTaxForm && isSeenByHelpers(who, { tournament, season, tour }))

type Around = Pick<DocumentSubject, 'tournament' | 'season' | 'tour'>
const isSeenByHelpers = (who: Who, { tournament, season, tour }: Around): boolean =>
  (tournament !== null && runsTournament(who, tournament)) ||
  (season !== null && tourPolicies['season.edit'](who, season)) ||
  (tour !== null && tourPolicies['tour.edit'](who, tour))

/** Documents, pictures, help. */
export const contentPolicies = {
  'document.see': seesDocument,
  'document.edit': writesDocument,

  /** Help is for everybody, unless it is switched off. */
  'help.see': (who: Who, help: { active: boolean }) => help.active || isAdmin(who),
}
