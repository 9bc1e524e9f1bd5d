import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { fullNames, userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { lettersTo } from '../director-letters.ts'
import { aboutCheckout } from './about-checkout.ts'
import type { CheckoutRow } from './card-books.ts'
import type { DisputeRow } from './cards.table.ts'

/** Tells the director that a bank takes a payment back and until when proof counts, or how it has decided. Who has no email reads it on their pages. */
export async function tellOfDispute(tx: Tx, checkout: CheckoutRow, row: DisputeRow, at: string): Promise<void> {
  const about = await aboutCheckout(tx, checkout)
  const director = about?.director ? await userStore.find(tx, about.director) : null
  if (!about || !director?.email) return
  const { language, letters, day } = await lettersTo(tx, director.id)
  const names = await fullNames(tx, about.users)
  const said = {
    ...{ event: about.name, amount: dollarsAndCents(row.amount), what: about.isMembership ? ('membership' as const) : ('entry' as const) },
    boat: about.users.flatMap((user) => names.get(user) ?? []).join(' & '),
    day: row.dueBy && day(row.dueBy),
  }
  const known: Partial<Record<string, typeof letters.dispute.needs_response>> = letters.dispute
  const words = (known[row.status] ?? letters.dispute.needs_response)(said)
  const message = { kind: 'mail' as const, to: director.email, ...words, link: about.directorsPage, person: director.id, language }
  await leaveMessage(tx, message, { at, about: row.id })
}
