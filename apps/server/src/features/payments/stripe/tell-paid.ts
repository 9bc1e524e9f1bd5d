import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { receiptNumber } from '@ramplight/domain/money/receipt-number'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { Tx } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { payeeOf } from '../accounts/index.ts'
import { dayOf, LETTERS } from '../letters.ts'
import type { AboutCheckout } from './about-checkout.ts'
import type { CardMovement, CheckoutRow } from './card-books.ts'

/** Who has paid by card gets a receipt of that payment by mail: what it was for, with its fees, when, to whom, and its number. */
export async function tellPaid(
  tx: Tx,
  { id, user, items, amount }: CheckoutRow,
  { name, director, anglersPage }: AboutCheckout,
  { at, card = null, toldAt }: Pick<CardMovement, 'at' | 'card'> & { toldAt: string },
): Promise<void> {
  const person = await userStore.find(tx, user)
  if (!person?.email) return
  const language = (await languagesOf(tx, [user]))(user)
  const { receipt, locale } = LETTERS[language]
  const named: Partial<Record<string, string>> = {
    fee: receipt.fee,
    membership: receipt.membership,
    platform: receipt.platform,
    card: receipt.card,
  }
  const lines = items.map(({ key, description, cost }) => receipt.line(named[key] ?? description, dollarsAndCents(cost)))
  const foot = receipt.paidTo(await payeeOf(tx, director), dayOf(at, locale), receiptNumber(id))
  const text = receipt.text(name, [...lines, receipt.byCard(dollarsAndCents(amount), card), '', foot])
  const words = { subject: receipt.subject(name), text, link: anglersPage }
  await leaveMessage(
    tx,
    { kind: 'mail', to: person.email, ...words, topic: 'tournament', person: user, language },
    { at: toldAt, about: id },
  )
}
