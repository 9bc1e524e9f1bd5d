import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { MOST_TRIES } from '@ramplight/domain/money/monthly-bill'
import { userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { lettersTo } from '../director-letters.ts'
import type { InvoiceRow } from './platform-invoices.table.ts'

/** Where a director sees what is owed, and pays. */
export const FEES_PAGE = '/director/subscriptions'

/** Tells a director that their card has not paid, and what happens next. `isTry`: false where it does not count as one. Who has no email reads it on their pages. */
export async function warn(tx: Tx, invoice: InvoiceRow & { owed: number }, at: string, isTry = true): Promise<void> {
  const person = await userStore.find(tx, invoice.director)
  if (!person?.email) return
  const { owed, tries, tryAt, status, lastError } = invoice
  const { language, letters, day, month } = await lettersTo(tx, person.id)
  const { feeNotPaid: words } = letters
  const isLocked = isTry && status === 'failed'
  const nextTry = day(tryAt ?? at)
  const next = !isTry ? words.verify(nextTry) : isLocked ? words.locked : words.again(tries, MOST_TRIES, nextTry)
  const why: Partial<Record<string, string>> = words.why
  const what = [words.text(dollarsAndCents(owed), month(invoice.month)), why[lastError ?? '']].filter(Boolean).join(' ')
  const letter = { subject: status === 'failed' ? words.lockedSubject : words.subject, text: `${what}\n\n${next}` }
  await leaveMessage(
    tx,
    { kind: 'mail', to: person.email, ...letter, link: FEES_PAGE, person: invoice.director, language },
    { at, about: invoice.id },
  )
}
