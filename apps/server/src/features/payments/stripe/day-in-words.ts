import { ZONES } from '@ramplight/domain/tournament/zones'
import { texts } from '../director-letters.en.ts'

const DAY = new Intl.DateTimeFormat(texts.locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: ZONES.CST })

/** The day of a moment of the card provider, as a director reads it. */
export const dayInWords = (at: string): string => DAY.format(new Date(at))
