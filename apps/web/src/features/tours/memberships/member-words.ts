import type { Membership } from '@ramplight/contract/tours/memberships'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import { paymentsIn } from '@ramplight/domain/money/payment-log'
import { fullName } from '@ramplight/domain/registration/full-name'
import { wayWords } from '#features/payments/recorded-payments/index.ts'
import { t } from './memberships.texts.ts'

export const memberName = ({ angler }: Pick<Membership, 'angler'>): string => (angler ? fullName(angler) : t('anAngler'))

export type Standing = 'approved' | 'waits' | 'ended'

export const standingOf = ({ active, approved }: Pick<Membership, 'active' | 'approved'>): Standing =>
  active ? (approved ? 'approved' : 'waits') : 'ended'

/** How all of it came: `Cash, Check 1042, Card`. */
export function waysPaid({ paymentLog, paidWith, paidByCard }: Pick<Membership, 'paymentLog' | 'paidWith' | 'paidByCard'>): string {
  const byHand = paymentsIn(paymentLog).filter(({ amount, event }) => amount > 0 && event.method !== 'unstated')
  const ways = byHand.length > 0 ? byHand.map(({ event }) => wayWords(event)) : [howPaid(paidWith)]
  return [...new Set([...ways, paidByCard > 0 ? t('how.card') : ''])].filter(Boolean).join(', ')
}

/** `Free Keeps the books`; nothing where nobody said how. */
function howPaid(paidWith: PaidWith | null | undefined): string {
  if (!paidWith) return ''
  const method = t(`how.${paidWith.method}`)
  return paidWith.note ? t('how.withNote', { method, note: paidWith.note }) : method
}
