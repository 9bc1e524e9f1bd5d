import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type AnglerMoney, type AnglersBoat, type AnglersDay, anglerMoney } from '@ramplight/domain/money/angler-money'
import { anglerMoneyWords, type Writing } from '@ramplight/domain/money/angler-words'
import { texts as en } from '@ramplight/domain/money/english-angler-words'
import { texts as es } from '@ramplight/domain/money/spanish-angler-words'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { currentLanguage } from '@ramplight/ui/language/language'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeIsoDate, writeRecent } from '@ramplight/ui/values/times'

/** A few sentences, which come with the pages of an angler: another file for them would cost each first visit its name. */
const WORDS = { en, es }

/** `Friday, June 11` */
const writeDay = (isoDate: string): string => writeIsoDate(isoDate, { weekday: 'long', month: 'long', day: 'numeric' })

/** What this angler is told of the money of their boat, at this moment. */
export const moneyToday = (tournament: Tournament, boat: AnglersBoat, of: Omit<AnglersDay, 'today'>): AnglerMoney =>
  anglerMoney(tournament, boat, { ...of, today: todayAt(zoneOf(tournament), new Date()) })

/** The same in the language of the screen. Ask while rendering. */
export function moneyWords(money: AnglerMoney, tournament: Tournament): string {
  const write: Writing = { day: writeDay, moment: (at) => writeRecent(at, zoneOf(tournament)), list: writeList }
  return anglerMoneyWords(money, WORDS[currentLanguage()], write)
}
