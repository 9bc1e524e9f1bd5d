import type { Membership } from '@ramplight/contract/tours/memberships'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import { fullName } from '@ramplight/domain/registration/full-name'
import { t } from './memberships.texts.ts'

export const memberName = ({ angler }: Pick<Membership, 'angler'>): string => (angler ? fullName(angler) : t('anAngler'))

export type Standing = 'approved' | 'waits' | 'ended'

export const standingOf = ({ active, approved }: Pick<Membership, 'active' | 'approved'>): Standing =>
  active ? (approved ? 'approved' : 'waits') : 'ended'

/** How all of it came: `Check 1042, card`. */
export const waysPaid = ({ amountPaid, paidWith, paidByCard }: Pick<Membership, 'amountPaid' | 'paidWith' | 'paidByCard'>): string =>
  [amountPaid > 0 || paidByCard === 0 ? howPaid(paidWith) : '', paidByCard > 0 ? t('how.card') : ''].filter(Boolean).join(', ')

/** `Check 1042`; nothing where nobody said how. */
export function howPaid(paidWith: PaidWith | null | undefined): string {
  if (!paidWith) return ''
  const method = t(`how.${paidWith.method}`)
  return paidWith.note ? t('how.withNote', { method, note: paidWith.note }) : method
}
