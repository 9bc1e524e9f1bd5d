import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { anglerMoney } from '@ramplight/domain/money/angler-money'
import { anglerMoneyWords } from '@ramplight/domain/money/angler-words'
import { texts as en } from '@ramplight/domain/money/english-angler-words'
import { texts as es } from '@ramplight/domain/money/spanish-angler-words'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { anglerNames } from '#features/people/users/index'
import { type EntryRow, moneyOf, NO_MONEY } from '#features/registration/tournament-entries/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Language } from '#platform/http/language-of'
import { LETTERS } from './letters.ts'

const WORDS = { en, es } satisfies Record<Language, typeof en>

type Boat = { entry: EntryRow; tournament: TournamentRow }
/** `takesCards`: null where it is not known here. */
type When = { at: string; takesCards: boolean | null }

/** What each angler of a boat is told of its money, in the words of their screens (docs/decisions/0112). */
export async function boatSentences(
  tx: Tx,
  { entry, tournament }: Boat,
  { at, takesCards }: When,
): Promise<(me: string, language: Language) => string> {
  const names = await anglerNames(tx, entry.users)
  const { log, others } = (await moneyOf(tx, [entry.id])).get(entry.id) ?? NO_MONEY
  const anglers = entry.users.flatMap((id) => names.get(id) ?? [])
  const boat = { ...toRecord(entry), anglers, paymentLog: log, books: { others } }
  const today = todayAt(zoneOf(tournament), new Date(at))
  return (me, language) => {
    const { locale } = LETTERS[language]
    const day = (isoDate: string) =>
      new Date(isoDate).toLocaleDateString(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
    const list = (words: readonly string[]) => new Intl.ListFormat(locale).format(words)
    return anglerMoneyWords(anglerMoney(toRecord(tournament), boat, { me, today, takesCards }), WORDS[language], { day, moment: day, list })
  }
}
