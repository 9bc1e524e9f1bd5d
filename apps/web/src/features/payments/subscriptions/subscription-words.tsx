import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import type { Subscription } from '@ramplight/contract/subscriptions/subscriptions'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconCheck, IconCircleDashed, IconCircleX, IconPlayerPause } from '@tabler/icons-react'
import { writePrice } from '../plans/index.ts'
import { t } from './subscriptions.texts.ts'

type Status = Subscription['status']

const LOOKS = {
  inactive: { tone: 'ink', icon: IconCircleDashed },
  active: { tone: 'kelp', icon: IconCheck },
  paused: { tone: 'amber', icon: IconPlayerPause },
  canceled: { tone: 'ink', icon: IconCircleX },
} as const satisfies Record<Status, object>

export const SubscriptionStatusBadge = ({ status }: { status: Status }) => <StatusBadge word={t(`status.${status}`)} {...LOOKS[status]} />

/** Whose it is. */
export const subscriberOf = ({ userName, email }: Pick<Subscription, 'userName' | 'email'>): string => userName ?? email ?? t('nobody')

/** `monthly`. */
export const billedWord = (billed: SubscriptionLevel['billing_frequency']): string => t(`billed.${billed ?? 'once'}`)

/** `Subscribers, monthly`: two levels may have one name. */
export const levelWords = ({ name, billing_frequency }: Pick<SubscriptionLevel, 'name' | 'billing_frequency'>): string =>
  t('levelName', { name, billed: billedWord(billing_frequency) })

/** `$9.99 per month`. */
export const priceWords = ({ amount, billing_frequency }: Pick<Subscription, 'amount' | 'billing_frequency'>): string =>
  amount ? writePrice(amount, billing_frequency) : t('free')
