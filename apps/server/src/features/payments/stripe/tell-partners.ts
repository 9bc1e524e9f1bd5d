import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { fullName } from '@ramplight/domain/registration/full-name'
import { payBy } from '@ramplight/domain/registration/pay-by'
import { sharesOf } from '@ramplight/domain/registration/shares'
import { anglerNames, userStore } from '#features/people/users/index'
import { findEntry } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { leaveMessages, type OutgoingMessage } from '#platform/outgoing/leave-message'

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

type Paid = { id: string; entry: string; tournament: string; shareOf: string }

/** One of the boat has paid their share: the others hear what theirs is, until when, and where. By mail, or by SMS where there is no mail. */
export async function tellPartners(tx: Tx, { id, entry: about, tournament: event, shareOf }: Paid, at: string): Promise<void> {
  const [entry, tournament] = [await findEntry(tx, about), await findTournament(tx, event)]
  if (!entry || !tournament) return
  const owing = sharesOf(toRecord(tournament), toRecord(entry)).filter(({ user, owes }) => owes > 0 && user !== shareOf)
  const names = await anglerNames(tx, [shareOf])
  const payer = names.has(shareOf) ? fullName(names.get(shareOf)!) : 'Your partner'
  const people = new Map(
    (
      await userStore.findMany(
        tx,
        owing.map(({ user }) => user),
      )
    ).map((person) => [person.id, person]),
  )
  const messages = owing.flatMap(({ user, owes }): OutgoingMessage[] => {
    const person = people.get(user)
    const share = `${entry.users.length === 2 ? 'Your half' : 'Your share'}: ${dollarsAndCents(owes)}`
    const text = `${payer} has paid for ${tournament.name}. ${share}, pay by ${DAY.format(new Date(payBy(tournament)))}.`
    const told = { text, link: `/angler/entries/${about}`, topic: 'tournament', person: user } as const
    if (person?.email) return [{ kind: 'mail', to: person.email, subject: `${share} for ${tournament.name}`, ...told }]
    return person?.phone ? [{ kind: 'sms', to: person.phone, ...told }] : []
  })
  await leaveMessages(tx, messages, { at, about: id })
}
