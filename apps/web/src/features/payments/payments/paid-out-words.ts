import type { Payment } from '@ramplight/contract/payments/payments'
import { cameBackBecause, isOnItsWay, isSentToAccount, noteOfPayment, placeOfPayment } from '@ramplight/domain/money/payout-method'
import { placeWord } from '../money/index.ts'
import { t } from './payments.texts.ts'

/** `Cash`, `Check 1042`, `Sent to their account`, `Not handed out yet`; nothing of what came in and says nothing. */
export function paidOutWords(payment: Payment): string {
  const place = placeOfPayment(payment)
  if (isSentToAccount(payment)) return t('paidOut.sentToAccount')
  if (isOnItsWay(payment)) return t('paidOut.onItsWay')
  if (isToHandOut(payment) && cameBackBecause(payment) !== null) return t('paidOut.cameBack')
  if (place === 'unstated') return isToHandOut(payment) ? t('paidOut.open') : ''
  const note = noteOfPayment(payment)
  return note ? t('paidOut.withNote', { how: placeWord(place), note }) : placeWord(place)
}

const counts = ({ debitOrCredit, status }: Payment): boolean => debitOrCredit === 'debit' && status !== 'void'

/** Money that goes out, and nobody has said how. */
export const isToHandOut = (payment: Payment): boolean => counts(payment) && placeOfPayment(payment) === 'unstated' && !isOnItsWay(payment)

/** Whether a director may say how it went out: a card and a transfer say it themselves. */
export const isByHand = (payment: Payment): boolean =>
  counts(payment) && !isOnItsWay(payment) && !['card', 'transfer'].includes(placeOfPayment(payment))
