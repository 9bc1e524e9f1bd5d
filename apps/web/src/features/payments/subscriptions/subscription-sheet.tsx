import { Stack } from '@mantine/core'
import type { Subscription } from '@ramplight/contract/subscriptions/subscriptions'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { labelOf } from '#platform/labels/labels.ts'
import { priceWords, SubscriptionStatusBadge, subscriberOf } from './subscription-words.tsx'
import { t } from './subscriptions.texts.ts'

const PROVIDER = ['subscription_id', 'stripe_customer_id', 'price_id'] as const

/** A subscription in full, with its ids at the provider. */
export function SubscriptionSheet({ subscription, level, onClose }: { subscription: Subscription; level: string; onClose: () => void }) {
  const fact = (field: keyof Subscription & string) => [labelOf('subscriptions', field), String(subscription[field] ?? '') || null] as const
  return (
    <SideSheet opened onClose={onClose} title={subscriberOf(subscription)} subtitle={level}>
      <Stack gap="md">
        <div>
          <SubscriptionStatusBadge status={subscription.status} />
        </div>
        <FactList
          facts={[
            [labelOf('subscriptions', 'amount'), priceWords(subscription)],
            [t('since'), writeDay(subscription.createdAt)],
            fact('email'),
            ...PROVIDER.map(fact),
            [t('provider'), subscription.subscription_id ? null : t('notBilled')],
          ]}
        />
      </Stack>
    </SideSheet>
  )
}
