import type { Payment } from '@ramplight/contract/payments/payments'
import { noteOfPayment, placeOfPayment } from '@ramplight/domain/money/payout-method'
import { placeWord } from '../money/index.ts'
import { t } from './payments.texts.ts'

/** `Cash`, `Check 1042`, `Not handed out yet`; nothing of what came in and says nothing. */
export function paidOutWords(payment: Payment): string {
  const place = placeOfPayment(payment)
  if (place === 'unstated') return isToHandOut(payment) ? t('paidOut.open') : ''
  const note = noteOfPayment(payment)
  return note ? t('paidOut.withNote', { how: placeWord(place), note }) : placeWord(place)
}

const counts = ({ debitOrCredit, status }: Payment): boolean => debitOrCredit === 'debit' && status !== 'void'

/** Money that goes out, and nobody has said how. */
export const isToHandOut = (payment: Payment): boolean => counts(payment) && placeOfPayment(payment) === 'unstated'

/** Whether a director may say how it went out: a card and a transfer say it themselves. */
export const isByHand = (payment: Payment): boolean => counts(payment) && !['card', 'transfer'].includes(placeOfPayment(payment))
