import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import { storedEntries } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { boatSentences } from './boat-sentence.ts'
import { LETTERS } from './letters.ts'

/** What has become of money that somebody has paid. */
type News = { kind: 'refund'; how: RefundMethod } | { kind: 'refund-failed' | 'dispute' | 'dispute-won' }
/** `about`: the refund, or the movement at the card provider. */
export type BoatNews = News & { entry: string; about: string; amount: number }

/**
 * Each angler of the boat hears what has moved, and how it is with their money now, in the words of their screens; by email, or by text where
 * there is no email. Said in the transaction of the movement, which happens once.
 */
export async function tellBoatMoney(tx: Tx, news: BoatNews, at: string): Promise<void> {
  const [entry] = await storedEntries(tx, [news.entry])
  const tournament = entry && (await findTournament(tx, entry.tournament))
  if (!entry || !tournament) return
  const people = await userStore.findMany(tx, entry.users)
  const readsOf = await languagesOf(tx, entry.users)
  const sentenceFor = await boatSentences(tx, { entry, tournament }, { at, takesCards: null })
  const messages = people.flatMap((person) => {
    const language = readsOf(person.id)
    const { moved } = LETTERS[language]
    const said = { event: tournament.name, amount: dollarsAndCents(news.amount) }
    const { subject, text } = news.kind === 'refund' ? moved.refund({ ...said, how: news.how }) : moved[news.kind](said)
    // Whoever is out of it is asked for nothing.
    const words = { subject, text: entry.deleted ? text : `${text}\n\n${sentenceFor(person.id, language)}` }
    return byMailOrSms(person, words, { link: `/angler/entries/${entry.id}`, topic: 'tournament', language })
  })
  await leaveMessages(tx, messages, { at, about: news.about })
}
