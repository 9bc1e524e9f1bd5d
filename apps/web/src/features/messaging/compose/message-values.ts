import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { composeCalls } from '@ramplight/contract/messaging/compose'
import type { Audience } from '@ramplight/domain/messaging/audience'
import type { Zone } from '@ramplight/domain/tournament/zones'
import { instantOf } from '#platform/values/event-time.ts'

export type MessageValues = {
  /** Of the message that these words become: the same at every try, so that a double tap sends once. */
  _id: string
  type: 'email' | 'sms'
  of: Audience
  tournament: string | null
  season: string | null
  flight: string | null
  subject: string
  message: string
  isLater: boolean
  day: string | null
  time: string
  evenAtNight: boolean
}

export const emptyMessage = (tournament: string | null): MessageValues => ({
  ...{ _id: newId(), type: 'email', of: 'all', tournament, season: null, flight: null, subject: '', message: '' },
  ...{ isLater: false, day: null, time: '08:00', evenAtNight: false },
})

/** Of a clock; a box that is being typed in or was cleared holds less. */
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

const isOfSeason = ({ of }: MessageValues) => of === 'season-members'

/** Everything is said that has to be said before somebody can be asked whom it reaches. */
export const isAimed = (values: MessageValues): boolean =>
  isOfSeason(values) ? values.season !== null : values.tournament !== null && (values.of !== 'flight' || values.flight !== null)

export const canBeSent = (values: MessageValues): boolean =>
  isAimed(values) && values.message.trim() !== '' && (!values.isLater || (values.day !== null && isTime(values.time)))

/** What is sent. What belongs to another choice of the form is left out. */
export function bodyOf(values: MessageValues, zone: Zone): BodyOf<typeof composeCalls.send> {
  const { _id, type, of, tournament, season, flight, subject, message, isLater, day, time, evenAtNight } = values
  const ofSeason = isOfSeason(values)
  return {
    ...{ _id, type, message: message.trim(), audience: { of, flight: of === 'flight' ? flight : null } },
    ...{ tournament: ofSeason ? null : tournament, season: ofSeason ? season : null },
    subject: type === 'email' ? subject.trim() || null : null,
    sendAfter: isLater && day && isTime(time) ? new Date(instantOf(day, time, zone)).toISOString() : null,
    evenAtNight: type === 'sms' && !isLater && evenAtNight,
  }
}
