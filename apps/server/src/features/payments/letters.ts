import { CENTRAL } from '@ramplight/domain/tournament/zones'
import type { Language } from '#platform/http/language-of'
import { texts as en } from './letters.en.ts'
import { texts as es } from './letters.es.ts'

export const LETTERS = { en, es } satisfies Record<Language, typeof en>

const DAY = { month: 'long', day: 'numeric', year: 'numeric', timeZone: CENTRAL.iana } as const

/** `June 12, 2027`, of an instant. */
export const dayOf = (at: string, locale: string): string => new Intl.DateTimeFormat(locale, DAY).format(new Date(at))
