import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { type Subscription, subscriptionCalls, subscriptionStatus } from '@ramplight/contract/subscriptions/subscriptions'
import { IconPlayerPause, IconPlayerPlay, IconReceipt2, IconRefresh, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { type Move, movesOf } from './move-subscription.ts'
import { SubscriptionSheet } from './subscription-sheet.tsx'
import { levelWords, priceWords, SubscriptionStatusBadge, subscriberOf } from './subscription-words.tsx'
import { t } from './subscriptions.texts.ts'
import { syncSubscriptions } from './sync-subscriptions.ts'
import { useMoves } from './use-moves.ts'

type Row = Subscription
const label = (field: string) => labelOf('subscriptions', field)
const ICONS = { activate: IconPlayerPlay, pause: IconPlayerPause, resume: IconPlayerPlay, cancel: IconX } as const satisfies Record<
  Move,
  object
>

const columns = (levelOf: (row: Row) => string): FamilyColumn<Row>[] => [
  { id: 'user', header: label('user'), value: subscriberOf, card: 'title' },
  { id: 'level', header: t('level'), value: levelOf, card: 'fact' },
  {
    id: 'status',
    header: label('status'),
    value: (row) => t(`status.${row.status}`),
    cell: (row) => <SubscriptionStatusBadge status={row.status} />,
    sortField: 'status',
    card: 'status',
  },
  {
    id: 'amount',
    header: label('amount'),
    csv: (row) => (row.amount ?? 0) / 100,
    cell: (row) => <span className="rl-num">{priceWords(row)}</span>,
    sortField: 'amount',
    numeric: true,
    card: 'fact',
  },
  { id: 'since', header: t('since'), value: (row) => new Date(row.createdAt), sortField: 'createdAt' },
  { id: 'provider', header: t('provider'), value: (row) => row.subscription_id ?? t('notBilled') },
  { id: 'customer', header: label('stripe_customer_id'), value: (row) => row.stripe_customer_id ?? '', optional: true },
]

/** Every subscription of the system: whose, to what, how it stands at the provider. */
export function SubscriptionTable({ levels }: { levels: readonly SubscriptionLevel[] }) {
  const [open, setOpen] = useState<Row | null>(null)
  const ask = useMoves()
  const levelOf = useMemo(() => {
    const names = new Map(levels.map((level) => [level._id, levelWords(level)]))
    return (row: Row) => names.get(row.level ?? '') ?? row.type
  }, [levels])
  const shown = useMemo(() => columns(levelOf), [levelOf])
  return (
    <>
      <FamilyTable
        label={t('label')}
        call={subscriptionCalls.pagedSearch}
        columns={shown}
        start={{ sort: { column: 'since', direction: 'desc' } }}
        views={[
          { id: 'all', label: t('all') },
          ...subscriptionStatus.options.map((status) => ({ id: status, label: t(`status.${status}`), terms: { status } })),
        ]}
        filters={[
          {
            id: 'level',
            label: t('level'),
            options: levels.map((level) => ({ value: level._id, label: levelWords(level) })),
            termsOf: (level) => ({ level }),
          },
        ]}
        onOpen={setOpen}
        rowActions={(row) => [
          ...(row.stripe_customer_id ? [{ label: t('sync'), icon: IconRefresh, onClick: () => void syncSubscriptions([row]) }] : []),
          ...movesOf(row).map((move) => ({
            label: t(move),
            icon: ICONS[move],
            ...(move === 'cancel' && { tone: 'danger' as const }),
            onClick: () => ask(row, move),
          })),
        ]}
        bulkActions={[{ label: t('sync'), icon: IconRefresh, run: syncSubscriptions }]}
        mutedRow={({ status }) => status === 'canceled'}
        searchPlaceholder={t('search')}
        empty={{ icon: IconReceipt2, text: t('none') }}
      />
      {open && <SubscriptionSheet subscription={open} level={levelOf(open)} onClose={() => setOpen(null)} />}
    </>
  )
}
