import type { SeasonSubject, TournamentSubject, TourSubject } from '../subjects.ts'
import { isWeighOnly } from '../weigh-only.ts'
import { is, isAdmin, runsTournament, type Who } from '../who.ts'
import { tourPolicies } from './tours.ts'

export type MessageSubject = {
  sender: string | null
  recipients?: string[] | null
  tournament: TournamentSubject | null
  tour: TourSubject | null
  season?: SeasonSubject | null
}

/** Who wrote it, and who runs what it is about. */
const answersFor = (who: Who, { sender, tournament, tour }: MessageSubject): boolean =>
  isAdmin(who) ||
  is(who, sender) ||
  (tournament !== null && runsTournament(who, tournament)) ||
  (tour !== null && tourPolicies['tour.edit'](who, tour))
const isTold = (who: Who, { recipients }: MessageSubject): boolean => !!who && (recipients ?? []).includes(who.id)

/** Messages. */
export const messagingPolicies = {
  'message.see': (who: Who, message: MessageSubject) => answersFor(who, message) || isTold(who, message),
  /** Directors write, about what they run. */
  'message.create': (who: Who, { tournament, tour, season = null }: MessageSubject) =>
    isAdmin(who) ||
    (who?.userType === 'Director' &&
      (tournament === null ? !isWeighOnly(who) : runsTournament(who, tournament)) &&
      (tour === null || tourPolicies['tour.edit'](who, tour)) &&
      (season === null || tourPolicies['season.edit'](who, season))),
  /** Whoever is told may say that they have read it, and nothing else. */
  'message.mark': (who: Who, message: MessageSubject) => answersFor(who, message) || isTold(who, message),
  'message.edit': answersFor,
}
