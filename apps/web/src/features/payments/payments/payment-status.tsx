import type { Payment } from '@ramplight/contract/payments/payments'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconBan, IconCheck, IconClock } from '@tabler/icons-react'
import { t } from './payments.texts.ts'

const look = () =>
  ({
    completed: { word: t('paymentStatus.completed'), tone: 'kelp', icon: IconCheck },
    pending: { word: t('paymentStatus.pending'), tone: 'amber', icon: IconClock },
    void: { word: t('paymentStatus.void'), tone: 'red', icon: IconBan },
  }) as const

export const PAYMENT_STATUSES = ['completed', 'pending', 'void'] as const

export const statusWord = (status: Payment['status']): string => look()[status ?? 'pending'].word

export const PaymentStatus = ({ status, size }: Pick<Payment, 'status'> & { size?: 'lg' }) => (
  <StatusBadge {...look()[status ?? 'pending']} {...(size && { size })} />
)
