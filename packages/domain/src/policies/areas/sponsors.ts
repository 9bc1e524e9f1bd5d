import type { SeasonSubject, TourSubject } from '../subjects.ts'
import { is, isAdmin, type Who } from '../who.ts'
import { tourPolicies } from './tours.ts'

/** Of a tour; or, without one, of a director's own book. */
export type SponsorSubject = { tour: TourSubject | null; director: string | null; status?: string | null | undefined }
/** Of a tour or of a season. */
export type SponsorSettingsSubject = { tour: TourSubject | null; season: SeasonSubject | null }

const editsSponsor = (who: Who, { tour, director }: SponsorSubject): boolean =>
  isAdmin(who) || (tour ? tourPolicies['tour.edit'](who, tour) : who?.userType === 'Director' && is(who, director))

/** Sponsors and advertisers. */
export const sponsorPolicies = {
  /** What sponsors a tour now is for everybody to see; who may sponsor it, for who edits the tour. */
  'sponsor.see': (who: Who, sponsor: SponsorSubject) => sponsor.status === 'Active' || editsSponsor(who, sponsor),
  'sponsor.edit': editsSponsor,
  'sponsor-settings.edit': (who: Who, { tour, season }: SponsorSettingsSubject) =>
    isAdmin(who) ||
    ((tour !== null || season !== null) &&
      (tour === null || tourPolicies['tour.edit'](who, tour)) &&
      (season === null || tourPolicies['season.edit'](who, season))),

  'advertiser.see': (who: Who, advertiser: { active: boolean }) => advertiser.active || isAdmin(who),
  /** What somebody has seen and clicked is theirs. */
  'interactions.of-user': (who: Who, user: { id: string }) => isAdmin(who) || is(who, user.id),
}
