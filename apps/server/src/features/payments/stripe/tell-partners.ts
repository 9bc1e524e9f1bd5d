import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { standingOf } from '@ramplight/domain/money/standing'
import { sharesOf } from '@ramplight/domain/registration/shares'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import { findEntry } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { boatSentences } from '../boat-sentence.ts'
import { linesOfEntries } from '../ledger/index.ts'
import { LETTERS } from '../letters.ts'

type Paid = { id: string; entry: string; tournament: string; shareOf: string }

/** One of the boat has paid their share: the others hear what theirs is, until when, and where. By mail, or by SMS where there is no mail. */
export async function tellPartners(tx: Tx, { id, entry: about, tournament: event, shareOf }: Paid, at: string): Promise<void> {
  const [entry, tournament] = [await findEntry(tx, about), await findTournament(tx, event)]
  if (!entry || !tournament) return
  const lines = (await linesOfEntries(tx, [entry.id])).get(entry.id) ?? []
  const { owed } = standingOf(toRecord(tournament), toRecord(entry), lines)
  const owing = sharesOf(toRecord(tournament), toRecord(entry), Math.max(0, owed)).filter(({ user, owes }) => owes > 0 && user !== shareOf)
  const ids = owing.map(({ user }) => user)
  const people = new Map((await userStore.findMany(tx, ids)).map((person) => [person.id, person]))
  const readsOf = await languagesOf(tx, [...people.keys()])
  // A card has just paid here.
  const sentenceFor = await boatSentences(tx, { entry, tournament }, { at, takesCards: true })
  const messages = owing.flatMap(({ user, owes }) => {
    const person = people.get(user)
    if (!person) return []
    const language = readsOf(user)
    const { share } = LETTERS[language]
    const mine = (entry.users.length === 2 ? share.half : share.part)(dollarsAndCents(owes))
    const words = { subject: share.subject(mine, tournament.name), text: share.text(tournament.name, sentenceFor(user, language)) }
    return byMailOrSms(person, words, { link: `/angler/entries/${about}`, topic: 'tournament', language })
  })
  await leaveMessages(tx, messages, { at, about: id })
}
