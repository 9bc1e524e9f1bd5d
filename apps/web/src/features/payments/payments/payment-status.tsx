import type { Payment } from '@ramplight/contract/payments/payments'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconArrowBackUp, IconBan, IconCheck, IconClock } from '@tabler/icons-react'
import { t } from './payments.texts.ts'

const look = () =>
  ({
    completed: { word: t('paymentStatus.completed'), tone: 'kelp', icon: IconCheck },
    pending: { word: t('paymentStatus.pending'), tone: 'amber', icon: IconClock },
    void: { word: t('paymentStatus.void'), tone: 'red', icon: IconBan },
    paid: { word: t('paymentStatus.paid'), tone: 'kelp', icon: IconCheck },
    'not-paid': { word: t('paymentStatus.notPaid'), tone: 'amber', icon: IconClock },
    'part-paid': { word: t('paymentStatus.partPaid'), tone: 'amber', icon: IconClock },
    'owes-back': { word: t('paymentStatus.owesBack'), tone: 'red', icon: IconArrowBackUp },
  }) as const

export const PAYMENT_STATUSES = ['completed', 'pending', 'void'] as const

type Shown = Pick<Payment, 'status' | 'open' | 'handedOut'>

/** How a payment is doing. A payout of a result is paid when all of it was; one that the results took away may have to come back. */
function stateOf({ status, open, handedOut }: Shown): keyof ReturnType<typeof look> {
  if (typeof open !== 'number') return status ?? 'pending'
  if (open < 0) return 'owes-back'
  if (status === 'void') return 'void'
  if (open === 0) return 'paid'
  return (handedOut ?? 0) > 0 ? 'part-paid' : 'not-paid'
}

export const statusWord = (payment: Shown): string => look()[stateOf(payment)].word

export const PaymentStatus = ({ payment, size }: { payment: Shown; size?: 'lg' }) => (
  <StatusBadge {...look()[stateOf(payment)]} {...(size && { size })} />
)
