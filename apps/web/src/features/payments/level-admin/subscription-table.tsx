import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { type Subscription, subscriptionCalls, subscriptionStatus } from '@ramplight/contract/subscriptions/subscriptions'
import { tierOf } from '@ramplight/domain/subscriptions/tiers'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconBan, IconCheck, IconCircle, IconPlayerPause, IconPlayerPlay, IconReceipt2, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { useAction } from '#platform/use-action.ts'
import { writePrice } from '../plans/index.ts'
import { levelsQuery } from './level-admin.queries.ts'
import { t } from './level-admin.texts.ts'

const LOOKS = {
  active: { tone: 'kelp', icon: IconCheck },
  paused: { tone: 'amber', icon: IconPlayerPause },
  canceled: { tone: 'ink', icon: IconBan },
  inactive: { tone: 'ink', icon: IconCircle },
} as const satisfies Record<Subscription['status'], object>

const nameOf = ({ person, email }: Subscription): string => person || email || t('subscriptions.nobody')

const columns = (levelOf: (one: Subscription) => string): FamilyColumn<Subscription>[] => [
  { id: 'email', header: t('subscriptions.who'), value: nameOf, card: 'title' },
  { id: 'level', header: t('codes.level'), value: levelOf, card: 'fact' },
  {
    id: 'amount',
    header: t('levels.columns.price'),
    csv: ({ amount }) => (amount ?? 0) / 100,
    cell: ({ amount, billing_frequency }) => (
      <span className="rl-num">{amount ? writePrice(amount, billing_frequency) : t('subscriptions.free')}</span>
    ),
    card: 'fact',
  },
  { id: 'since', header: t('subscriptions.since'), value: ({ createdAt }) => writeDay(createdAt), card: 'fact' },
  { id: 'provider', header: t('subscriptions.provider'), value: ({ subscription_id }) => subscription_id ?? '', card: 'none' },
  {
    id: 'status',
    header: t('levels.columns.state'),
    value: ({ status }) => t(`subscriptions.states.${status}`),
    cell: ({ status }) => <StatusBadge word={t(`subscriptions.states.${status}`)} {...LOOKS[status]} />,
    card: 'status',
  },
]

/** Who subscribes to what. What is paid by card is changed at the card provider, and its answer is kept here. */
export function SubscriptionTable() {
  const levels = useQuery(levelsQuery()).data ?? []
  const sync = useAction({
    work: (customer: string) => call(stripeCalls.syncSubscriptions, { body: { customer } }),
    onDone: () => notify.success(t('subscriptions.synced')),
  })
  const turn = useAction({
    work: ({ subscription_id, status }: Subscription) =>
      call(status === 'paused' ? stripeCalls.resumeSubscription : stripeCalls.pauseSubscription, {
        body: { subscription_id: subscription_id ?? '' },
      }),
    onDone: ({ status }) => notify.success(t(`subscriptions.now.${status}`)),
  })
  const end = useAction({
    work: ({ _id: id, subscription_id }: Subscription) =>
      subscription_id
        ? call(stripeCalls.cancelSubscription, { body: { subscription_id } })
        : call(subscriptionCalls.update, { params: { id }, body: { status: 'canceled' } }),
    onDone: () => notify.success(t('subscriptions.now.canceled')),
  })
  const askToEnd = async (one: Subscription) => {
    const title = t('subscriptions.endAsk', { name: nameOf(one) })
    if (await confirm({ title, text: t('subscriptions.endText'), confirmLabel: t('subscriptions.end'), tone: 'danger' })) end.run(one)
  }
  const actions = (one: Subscription): UiAction[] => {
    const { status, subscription_id, stripe_customer_id: customer } = one
    const isHeld = status === 'active' || status === 'paused'
    return [
      ...(customer ? [{ label: t('subscriptions.sync'), icon: IconRefresh, onClick: () => sync.run(customer) }] : []),
      ...(isHeld && subscription_id
        ? [
            status === 'paused'
              ? { label: t('subscriptions.goOn'), icon: IconPlayerPlay, onClick: () => turn.run(one) }
              : { label: t('subscriptions.pause'), icon: IconPlayerPause, onClick: () => turn.run(one) },
          ]
        : []),
      ...(isHeld ? [{ label: t('subscriptions.end'), icon: IconBan, tone: 'danger' as const, onClick: () => void askToEnd(one) }] : []),
    ]
  }
  return (
    <FamilyTable
      label={t('subscriptions.title')}
      call={subscriptionCalls.pagedSearch}
      columns={columns(({ level, type }) => levels.find(({ _id }) => _id === level)?.name ?? tierOf(type))}
      views={[
        { id: 'all', label: t('subscriptions.all') },
        ...subscriptionStatus.options.map((status) => ({ id: status, label: t(`subscriptions.states.${status}`), terms: { status } })),
      ]}
      rowActions={actions}
      empty={{ icon: IconReceipt2, text: t('subscriptions.none') }}
    />
  )
}
