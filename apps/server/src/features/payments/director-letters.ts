import { CENTRAL } from '@ramplight/domain/tournament/zones'
import { languagesOf } from '#features/people/auth/index'
import type { Queryable } from '#platform/database/types'
import type { Language } from '#platform/http/language-of'
import { texts as en } from './director-letters.en.ts'
import { texts as es } from './director-letters.es.ts'

const LETTERS = { en, es } satisfies Record<Language, typeof en>

const DAY = { weekday: 'long', month: 'long', day: 'numeric', timeZone: CENTRAL.iana } as const
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** What a director hears of money, in the language that they read, and its dates: `day` of an instant, `month` of `2027-06`. */
export async function lettersTo(db: Queryable, director: string) {
  const language = (await languagesOf(db, [director]))(director)
  const letters = LETTERS[language]
  const write = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(letters.locale, options).format(new Date(instant))
  return {
    ...{ language, letters },
    day: (instant: string) => write(instant, DAY),
    month: (month: string) => write(`${month}-01`, MONTH),
  }
}
