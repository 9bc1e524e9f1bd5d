import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { fullName } from '@ramplight/domain/registration/full-name'
import { payBy } from '@ramplight/domain/registration/pay-by'
import { sharesOf } from '@ramplight/domain/registration/shares'
import { languagesOf } from '#features/people/auth/index'
import { anglerNames, userStore } from '#features/people/users/index'
import { findEntry } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { LETTERS } from '../letters.ts'

const dayIn = (locale: string, isoDate: string) =>
  new Date(isoDate).toLocaleDateString(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

type Paid = { id: string; entry: string; tournament: string; shareOf: string }

/** One of the boat has paid their share: the others hear what theirs is, until when, and where. By mail, or by SMS where there is no mail. */
export async function tellPartners(tx: Tx, { id, entry: about, tournament: event, shareOf }: Paid, at: string): Promise<void> {
  const [entry, tournament] = [await findEntry(tx, about), await findTournament(tx, event)]
  if (!entry || !tournament) return
  const owing = sharesOf(toRecord(tournament), toRecord(entry)).filter(({ user, owes }) => owes > 0 && user !== shareOf)
  const names = await anglerNames(tx, [shareOf])
  const people = new Map(
    (
      await userStore.findMany(
        tx,
        owing.map(({ user }) => user),
      )
    ).map((person) => [person.id, person]),
  )
  const readsOf = await languagesOf(tx, [...people.keys()])
  const messages = owing.flatMap(({ user, owes }) => {
    const person = people.get(user)
    if (!person) return []
    const language = readsOf(user)
    const { locale, share } = LETTERS[language]
    const payer = names.has(shareOf) ? fullName(names.get(shareOf)!) : share.partner
    const mine = (entry.users.length === 2 ? share.half : share.part)(dollarsAndCents(owes))
    const text = share.text(payer, tournament.name, mine, dayIn(locale, payBy(tournament)))
    const words = { subject: share.subject(mine, tournament.name), text }
    return byMailOrSms(person, words, { link: `/angler/entries/${about}`, topic: 'tournament', language })
  })
  await leaveMessages(tx, messages, { at, about: id })
}
