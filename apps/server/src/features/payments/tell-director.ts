import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { fullNames, userStore } from '#features/people/users/index'
import type { EntryRow } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { lettersTo } from './director-letters.ts'

/** What a director hears of a boat that has withdrawn: it did not get its refund; or it had said by then that it can make it. */
type News = { kind: 'refundFailed'; refund: string; amount: number } | { kind: 'saidStays' }

/** Tells the director of a boat that is out, by mail. Who has no email reads it on Money and in the record of the event. */
export async function tellDirector(tx: Tx, { id, tournament, users }: EntryRow, news: News, at: string): Promise<void> {
  const event = await findTournament(tx, tournament)
  const director = event?.director ? await userStore.find(tx, event.director) : null
  if (!event || !director?.email) return
  const names = await fullNames(tx, users)
  const said = { event: event.name, boat: users.flatMap((user) => names.get(user) ?? []).join(' & ') }
  const { language, letters } = await lettersTo(tx, director.id)
  const words =
    news.kind === 'refundFailed' ? letters.refundFailed({ ...said, amount: dollarsAndCents(news.amount) }) : letters.saidStays(said)
  const link = `/director/tournaments/${tournament}/${news.kind === 'refundFailed' ? 'money' : 'entries'}`
  const mail = { kind: 'mail' as const, to: director.email, ...words, link, person: director.id, language }
  await leaveMessage(tx, mail, { at, about: news.kind === 'refundFailed' ? news.refund : id })
}
