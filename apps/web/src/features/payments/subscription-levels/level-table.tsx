import { type SubscriptionLevel, subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { REGISTRANT_LIMITS } from '@ramplight/domain/subscriptions/levels'
import { tierOf } from '@ramplight/domain/subscriptions/tiers'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { IconArchive, IconCheck, IconHourglassEmpty, IconStairs, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { billedWord } from '../subscriptions/index.ts'
import { LevelSheet, typeWords } from './level-sheet.tsx'
import { t } from './levels.texts.ts'

type Level = SubscriptionLevel
const label = (field: string) => labelOf('subscription-levels', field)

/** Only one with a price at the provider, in the mode in use, can be bought. */
const stateOf = ({ active, for_sale }: Level) => (!active ? 'isOlder' : for_sale ? 'isSold' : 'notSold')
const LOOKS = {
  isSold: { tone: 'kelp', icon: IconCheck },
  notSold: { tone: 'amber', icon: IconHourglassEmpty },
  isOlder: { tone: 'ink', icon: IconArchive },
} as const satisfies Record<ReturnType<typeof stateOf>, object>

function takesOf({ type }: Level): string {
  const limit = REGISTRANT_LIMITS[tierOf(type)]
  return limit === null ? t('takesAny') : t('takesUp', { limit: writeNumber(limit) })
}

const columns = (): FamilyColumn<Level>[] => [
  { id: 'name', header: label('name'), value: (row) => row.name, sortField: 'name', card: 'title' },
  {
    id: 'type',
    header: label('type'),
    value: (row) => typeWords(row.type),
    sortField: 'type',
  },
  { id: 'takes', header: t('takes'), value: takesOf },
  {
    id: 'price',
    header: label('price'),
    csv: (row) => row.price / 100,
    cell: (row) => <span className="rl-num">{writeMoney(row.price)}</span>,
    sortField: 'price',
    numeric: true,
    card: 'fact',
  },
  { id: 'billed', header: label('billing_frequency'), value: (row) => billedWord(row.billing_frequency), card: 'fact' },
  { id: 'live', header: label('stripe_api_id'), value: (row) => row.stripe_api_id ?? t('noPrice') },
  { id: 'test', header: label('stripe_test_api_id'), value: (row) => row.stripe_test_api_id ?? t('noPrice') },
  { id: 'key', header: label('key'), value: (row) => row.key ?? '', optional: true },
  {
    id: 'state',
    header: t('state'),
    value: (row) => t(stateOf(row)),
    cell: (row) => <StatusBadge word={t(stateOf(row))} {...LOOKS[stateOf(row)]} />,
    sortField: 'active',
    card: 'status',
  },
]

/** What can be subscribed to, the older levels too. */
export function LevelTable({ adding, onAdd }: { adding: boolean; onAdd: (adding: boolean) => void }) {
  const shown = useMemo(columns, [])
  const [open, setOpen] = useState<Level | null>(null)
  const remove = useAction({
    work: ({ _id }: Level) => call(subscriptionLevelCalls.remove, { params: { id: _id } }),
    onDone: (_, { name }) => notify.stealth(t('isDeleted', { name })),
  })
  const ask = async (level: Level) => {
    const title = t('deleteTitle', { name: level.name })
    if (await confirm({ title, text: t('deleteText'), confirmLabel: t('deleteLevel'), tone: 'danger' })) remove.run(level)
  }
  return (
    <>
      <FamilyTable
        label={t('label')}
        call={subscriptionLevelCalls.pagedSearch}
        columns={shown}
        start={{ sort: { column: 'state', direction: 'desc' } }}
        views={[
          { id: 'all', label: t('all') },
          { id: 'sold', label: t('sold'), terms: { active: true } },
          { id: 'older', label: t('older'), terms: { active: false } },
        ]}
        onOpen={setOpen}
        rowActions={(row) => [{ label: t('delete'), icon: IconTrash, tone: 'danger', onClick: () => void ask(row) }]}
        mutedRow={({ active }) => !active}
        searchPlaceholder={t('search')}
        empty={{ icon: IconStairs, text: t('none'), action: { label: t('add'), onClick: () => onAdd(true) } }}
      />
      {open && <LevelSheet level={open} onClose={() => setOpen(null)} />}
      {adding && <LevelSheet level={null} onClose={() => onAdd(false)} />}
    </>
  )
}
