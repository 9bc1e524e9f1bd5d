import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { ZONES } from '@ramplight/domain/tournament/zones'
import { fullNames, userStore } from '#features/people/users/index'
import { findEntry } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { texts } from '../director-letters.en.ts'
import type { DisputeRow } from './cards.table.ts'
import type { CheckoutRow } from './record-card-movement.ts'

const DAY = new Intl.DateTimeFormat(texts.locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: ZONES.CST })

/** Tells the director that a bank takes a payment back and until when proof counts, or how it has decided. Who has no email reads it on their pages. */
export async function tellOfDispute(tx: Tx, { entry, tournament: event }: CheckoutRow, row: DisputeRow, at: string): Promise<void> {
  const tournament = await findTournament(tx, event)
  if (!tournament) return
  const director = await userStore.find(tx, tournament.director)
  if (!director?.email) return
  const users = (await findEntry(tx, entry))?.users ?? []
  const names = await fullNames(tx, users)
  const said = {
    ...{ event: tournament.name, amount: dollarsAndCents(row.amount) },
    boat: users.flatMap((user) => names.get(user) ?? []).join(' & '),
    day: row.dueBy && DAY.format(new Date(row.dueBy)),
  }
  const { subject, text } = (texts.dispute[row.status] ?? texts.dispute.needs_response!)(said)
  const message = {
    kind: 'mail' as const,
    to: director.email,
    subject,
    text,
    link: `/director/tournaments/${event}/money`,
    person: director.id,
  }
  await leaveMessage(tx, message, { at, about: row.id })
}
