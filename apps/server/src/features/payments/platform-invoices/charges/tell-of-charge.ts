import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { eq } from 'drizzle-orm'
import { userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { lettersTo } from '../../director-letters.ts'
import { platformInvoices } from '../platform-invoices.table.ts'
import { FEES_PAGE } from '../warn.ts'
import type { PaidFor } from './charges.store.ts'

/** Where a director sees their level and its bills. */
export const LEVELS_PAGE = '/director/subscriptions/upgrade'

type Moved = { kind: string; id: string; amount: number }

/** Tells who has paid the platform that it went back to their card, once for each time. Who has no email reads it on their pages. */
export async function tellOfCharge(tx: Tx, { what, record, director }: PaidFor, { kind, id, amount }: Moved, at: string): Promise<void> {
  const { language, letters, day, month } = await lettersTo(tx, director)
  const known: Partial<Record<string, (typeof letters.paidToPlatform)['refund']>> = letters.paidToPlatform
  const letter = known[kind]
  const person = letter ? await userStore.find(tx, director) : null
  if (!letter || !person?.email) return
  const [invoice] = what === 'invoice' ? await tx.select().from(platformInvoices).where(eq(platformInvoices.id, record)) : []
  const of = invoice ? letters.paidFor.invoice(month(invoice.month)) : letters.paidFor.bill
  const next = invoice?.status === 'open' && invoice.tryAt ? day(invoice.tryAt) : null
  const words = letter({ amount: dollarsAndCents(amount), of, isAsked: what === 'invoice', next })
  const link = what === 'invoice' ? FEES_PAGE : LEVELS_PAGE
  await leaveMessage(tx, { kind: 'mail', to: person.email, ...words, link, person: director, language }, { at, about: `${kind} ${id}` })
}
