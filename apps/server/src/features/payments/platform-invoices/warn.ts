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
  'cards.asks': 'Your card’s bank wants to verify it’s you.',
  'cards.taken-back': 'The first payment was disputed.',
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: BILLING_ZONE.iana })

/** Tells a director that their card has not paid, and what happens next. `isTry`: false where it does not count as one. Who has no email reads it on their pages. */
export async function warn(tx: Tx, invoice: InvoiceRow & { owed: number }, at: string, isTry = true): Promise<void> {
  const person = await userStore.find(tx, invoice.director)
  if (!person?.email) return
  const { month, owed, tries, tryAt, status, lastError } = invoice
  const next = !isTry
    ? `This doesn’t count as an attempt. Pay on the page below, where your bank will verify it’s you. We’ll try the card again on ${DAY.format(new Date(tryAt ?? at))}.`
    : status === 'failed'
      ? 'We tried three times, so your account is locked and you can’t register anglers. Events that have started continue. Pay on the page below to unlock it right away.'
      : `This was attempt ${tries} of ${MOST_TRIES}. We’ll try again on ${DAY.format(new Date(tryAt ?? at))}. You can add another card or pay on the page below before then.`
  const text = `We couldn’t collect the platform fee of ${dollarsAndCents(owed)} for ${MONTH.format(new Date(`${month}-01`))}. ${WHY[lastError ?? ''] ?? ''}\n\n${next}`
  const subject = status === 'failed' ? 'Your account is locked: platform fee past due' : 'We couldn’t collect your platform fee'
  await leaveMessage(
    tx,
    { kind: 'mail', to: person.email, subject, text, link: FEES_PAGE, person: invoice.director },
    { at, about: invoice.id },
  )
}
