import type { Payment } from '@ramplight/contract/payments/payments'
import { cameBackBecause, isOnItsWay, isSentToAccount, noteOfPayment, placeOfPayment } from '@ramplight/domain/money/payout-method'
import { writeMoney } from '#platform/values/write-money.ts'
import { placeWord } from '../money/index.ts'
import { t } from './payments.texts.ts'

/** `Cash`, `Check 1042`, `Sent to their account`, `Not paid yet`; nothing of what came in and says nothing. With what is still open of it. */
export function paidOutWords(payment: Payment): string {
  const { open } = payment
  if (isOnItsWay(payment)) return t('paidOut.onItsWay')
  if (isToHandOut(payment) && (payment.handedOut ?? 0) <= 0)
    return t(cameBackBecause(payment) === null ? 'paidOut.open' : 'paidOut.cameBack')
  const how = howWords(payment)
  if (!open) return how
  const amount = writeMoney(Math.abs(open))
  return [how, t(open > 0 ? 'paidOut.moreToPay' : 'paidOut.owesBack', { amount })].filter(Boolean).join(' · ')
}

function howWords(payment: Payment): string {
  if (isSentToAccount(payment)) return t('paidOut.sentToAccount')
  const [place, note] = [placeOfPayment(payment), noteOfPayment(payment)]
  if (place === 'unstated') return ''
  return note ? t('paidOut.withNote', { how: placeWord(place), note }) : placeWord(place)
}

const counts = ({ debitOrCredit, status }: Payment): boolean => debitOrCredit === 'debit' && status !== 'void'

/** A payout of a result: the log of money says what of it was paid. */
export const isOfResult = ({ open }: Payment): boolean => typeof open === 'number'

/** What of it is still to be paid out. */
export const leftToPay = (payment: Payment): number => (isOfResult(payment) ? Math.max(0, payment.open ?? 0) : payment.amount)

/** Money that goes out, and nobody has said how. */
export const isToHandOut = (payment: Payment): boolean =>
  counts(payment) && !isOnItsWay(payment) && (isOfResult(payment) ? leftToPay(payment) > 0 : placeOfPayment(payment) === 'unstated')

/** Whether a director may say how it went out: a card and a transfer say it themselves. */
export const isByHand = (payment: Payment): boolean =>
  counts(payment) && !isOnItsWay(payment) && (isToHandOut(payment) || !['card', 'transfer'].includes(placeOfPayment(payment)))
