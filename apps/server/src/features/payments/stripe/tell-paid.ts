import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { LETTERS } from '../letters.ts'
import type { cardCheckouts } from './cards.table.ts'

type CheckoutRow = typeof cardCheckouts.$inferSelect

/** Who has paid by card gets a receipt of that payment by mail: what it was for, with its fees. */
export async function tellPaid(tx: Tx, { id, user, entry, tournament: event, items, amount }: CheckoutRow, at: string): Promise<void> {
  const [person, tournament] = [await userStore.find(tx, user), await findTournament(tx, event)]
  if (!person?.email || !tournament) return
  const language = (await languagesOf(tx, [user]))(user)
  const { receipt } = LETTERS[language]
  const named: Partial<Record<string, string>> = { fee: receipt.fee, platform: receipt.platform, card: receipt.card }
  const lines = items.map(({ key, description, cost }) => receipt.line(named[key] ?? description, dollarsAndCents(cost)))
  const text = receipt.text(tournament.name, [...lines, receipt.byCard(dollarsAndCents(amount))])
  const words = { subject: receipt.subject(tournament.name), text, link: `/angler/entries/${entry}` }
  await leaveMessage(tx, { kind: 'mail', to: person.email, ...words, topic: 'tournament', person: user, language }, { at, about: id })
}
