import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { CENTRAL } from '@ramplight/domain/tournament/zones'
import { eq } from 'drizzle-orm'
import { userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { texts } from '../../director-letters.en.ts'
import { platformInvoices } from '../platform-invoices.table.ts'
import { FEES_PAGE } from '../warn.ts'
import type { PaidFor } from './charges.store.ts'

/** Where a director sees their level and its bills. */
export const LEVELS_PAGE = '/director/subscriptions/upgrade'

const MONTH = new Intl.DateTimeFormat(texts.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat(texts.locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: CENTRAL.iana })

type Moved = { kind: string; id: string; amount: number }

/** Tells who has paid the platform that it went back to their card, once for each time. Who has no email reads it on their pages. */
export async function tellOfCharge(tx: Tx, { what, record, director }: PaidFor, { kind, id, amount }: Moved, at: string): Promise<void> {
  const letter = texts.paidToPlatform[kind]
  const person = letter ? await userStore.find(tx, director) : null
  if (!letter || !person?.email) return
  const [invoice] = what === 'invoice' ? await tx.select().from(platformInvoices).where(eq(platformInvoices.id, record)) : []
  const of = invoice ? `the ${MONTH.format(new Date(`${invoice.month}-01`))} platform fee` : 'your plan'
  const next = invoice?.status === 'open' && invoice.tryAt ? DAY.format(new Date(invoice.tryAt)) : null
  const { subject, text } = letter({ amount: dollarsAndCents(amount), of, isAsked: what === 'invoice', next })
  const link = what === 'invoice' ? FEES_PAGE : LEVELS_PAGE
  await leaveMessage(tx, { kind: 'mail', to: person.email, subject, text, link, person: director }, { at, about: `${kind} ${id}` })
}
