import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { anglerMoney } from '@ramplight/domain/money/angler-money'
import { anglerMoneyWords } from '@ramplight/domain/money/angler-words'
import { texts as en } from '@ramplight/domain/money/english-angler-words'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import { texts as es } from '@ramplight/domain/money/spanish-angler-words'
import { languagesOf } from '#features/people/auth/index'
import { anglerNames, userStore } from '#features/people/users/index'
import { moneyOf, NO_MONEY, storedEntries } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Language } from '#platform/http/language-of'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { LETTERS } from './letters.ts'

const WORDS = { en, es } satisfies Record<Language, typeof en>

/** What has become of money of a boat. `about`: the refund, or the movement at the card provider. */
export type BoatNews = { entry: string; about: string; amount: number } & (
  | { kind: 'refund'; how: RefundMethod }
  | { kind: 'refund-failed' | 'dispute' | 'dispute-won' }
)

/**
 * Each angler of the boat hears what has moved, and how it is with their money now, in the words of their screens; by email, or by text where
 * there is no email. Said in the transaction of the movement, which happens once.
 */
export async function tellBoatMoney(tx: Tx, news: BoatNews, at: string): Promise<void> {
  const [entry] = await storedEntries(tx, [news.entry])
  const tournament = entry && (await findTournament(tx, entry.tournament))
  if (!entry || !tournament) return
  const people = await userStore.findMany(tx, entry.users)
  const names = await anglerNames(tx, entry.users)
  const readsOf = await languagesOf(tx, entry.users)
  const { log, others } = (await moneyOf(tx, [entry.id])).get(entry.id) ?? NO_MONEY
  const boat = {
    ...toRecord(entry),
    ...{ anglers: entry.users.flatMap((id) => names.get(id) ?? []), paymentLog: log, books: { others } },
  }
  const messages = people.flatMap((person) => {
    const language = readsOf(person.id)
    const { locale, moved } = LETTERS[language]
    const said = { event: tournament.name, amount: dollarsAndCents(news.amount) }
    const { subject, text } = news.kind === 'refund' ? moved.refund({ ...said, how: news.how }) : moved[news.kind](said)
    const money = anglerMoney(toRecord(tournament), boat, { me: person.id, today: at.slice(0, 10), takesCards: null })
    const list = (words: readonly string[]) => new Intl.ListFormat(locale).format(words)
    const now = anglerMoneyWords(money, WORDS[language], { day: String, moment: String, list })
    // Whoever is out of it is asked for nothing.
    const words = { subject, text: entry.deleted ? text : `${text}\n\n${now}` }
    return byMailOrSms(person, words, { link: `/angler/entries/${entry.id}`, topic: 'tournament', language })
  })
  await leaveMessages(tx, messages, { at, about: news.about })
}
