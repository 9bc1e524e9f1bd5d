import type { Payment } from '@ramplight/contract/payments/payments'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconBan, IconCheck, IconClock } from '@tabler/icons-react'

const LOOK = {
  completed: { word: 'Completed', tone: 'kelp', icon: IconCheck },
  pending: { word: 'Pending', tone: 'amber', icon: IconClock },
  void: { word: 'Void', tone: 'red', icon: IconBan },
} as const

export const PAYMENT_STATUSES = ['completed', 'pending', 'void'] as const

export const statusWord = (status: Payment['status']): string => LOOK[status ?? 'pending'].word

export const PaymentStatus = ({ status, size }: Pick<Payment, 'status'> & { size?: 'lg' }) => (
  <StatusBadge {...LOOK[status ?? 'pending']} {...(size && { size })} />
)
