import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { MOST_TRIES } from '@ramplight/domain/money/monthly-bill'
import { userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { BILLING_ZONE } from './billing-month.ts'
import type { InvoiceRow } from './platform-invoices.table.ts'

/** Where a director sees what is owed, and pays. */
export const FEES_PAGE = '/director/subscriptions'

const WHY: Record<string, string> = {
  'cards.no-card': 'There is no card on file.',
  'cards.declined': 'Your card was declined.',
  'cards.asks': 'The bank of your card wants to know that it is you who pays.',
  'cards.taken-back': 'A bank has taken the first payment back.',
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: BILLING_ZONE.iana })

/** Tells a director that their card has not paid, and what happens next. `isTry`: false where it does not count as one. Who has no email reads it on their pages. */
export async function warn(tx: Tx, invoice: InvoiceRow & { owed: number }, at: string, isTry = true): Promise<void> {
  const person = await userStore.find(tx, invoice.director)
  if (!person?.email) return
  const { month, owed, tries, tryAt, status, lastError } = invoice
  const next = !isTry
    ? `This does not count as a try. Pay on the page below: your bank asks you there. We ask the card again on ${DAY.format(new Date(tryAt ?? at))}.`
    : status === 'failed'
      ? 'We have tried three times, so your account is locked: no more anglers can be registered. An event that has begun goes on as it is. Pay on the page below, and the lock is gone at once.'
      : `This was try ${tries} of ${MOST_TRIES}. We try again on ${DAY.format(new Date(tryAt ?? at))}. You can add another card or pay on the page below before that.`
  const text = `We could not collect the platform fee of ${dollarsAndCents(owed)} for ${MONTH.format(new Date(`${month}-01`))}. ${WHY[lastError ?? ''] ?? ''}\n\n${next}`
  const subject = status === 'failed' ? 'Your account is locked: the platform fee was not paid' : 'The platform fee could not be collected'
  await leaveMessage(
    tx,
    { kind: 'mail', to: person.email, subject, text, link: FEES_PAGE, person: invoice.director },
    { at, about: invoice.id },
  )
}
