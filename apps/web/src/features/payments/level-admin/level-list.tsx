import {
  subscriptionLevelCalls as calls,
  subscriptionLevel as record,
  type SubscriptionLevel,
} from '@ramplight/contract/subscriptions/subscription-levels'
import { billingFrequency } from '@ramplight/contract/subscriptions/subscriptions'
import { REGISTRANT_LIMITS } from '@ramplight/domain/subscriptions/levels'
import { tierOf } from '@ramplight/domain/subscriptions/tiers'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconCheck, IconPlayerPause, IconReceiptOff, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceBox, FlagBox, LongTextBox, MoneyBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { writePrice } from '../plans/index.ts'
import { levelsQuery } from './level-admin.queries.ts'
import { t } from './level-admin.texts.ts'

const LOOKS = {
  forSale: { tone: 'kelp', icon: IconCheck },
  notForSale: { tone: 'amber', icon: IconReceiptOff },
  off: { tone: 'ink', icon: IconPlayerPause },
} as const

const stateOf = ({ active, stripe_api_id }: SubscriptionLevel): keyof typeof LOOKS =>
  active ? (stripe_api_id ? 'forSale' : 'notForSale') : 'off'

const columns = (): Column<SubscriptionLevel>[] => [
  { id: 'name', header: t('levels.columns.name'), value: ({ name }) => name, card: 'title' },
  { id: 'tier', header: t('levels.columns.tier'), value: ({ type }) => tierOf(type), card: 'fact' },
  {
    id: 'price',
    header: t('levels.columns.price'),
    value: ({ price }) => price,
    csv: ({ price }) => price / 100,
    cell: ({ price, billing_frequency }) => <span className="rl-num">{writePrice(price, billing_frequency)}</span>,
    searchable: false,
    card: 'fact',
  },
  {
    id: 'limit',
    header: t('levels.columns.limit'),
    value: ({ type }) => REGISTRANT_LIMITS[tierOf(type)] ?? t('levels.noLimit'),
    numeric: true,
    searchable: false,
    card: 'fact',
  },
  { id: 'provider', header: t('levels.providerId'), value: ({ stripe_api_id }) => stripe_api_id ?? '', card: 'fact' },
  {
    id: 'state',
    header: t('levels.columns.state'),
    value: (row) => t(`levels.${stateOf(row)}`),
    cell: (row) => <StatusBadge word={t(`levels.${stateOf(row)}`)} {...LOOKS[stateOf(row)]} />,
    card: 'status',
  },
]

/** What can be subscribed to. */
export function LevelList({ adding, onAdd }: { adding: boolean; onAdd: (adding: boolean) => void }) {
  const levels = useQuery(levelsQuery())
  const [open, setOpen] = useState<SubscriptionLevel | null>(null)
  return (
    <>
      <Loaded query={levels} what={t('levels.noun')}>
        {(all) => (
          <DataTable
            label={t('levels.title')}
            rows={all}
            columns={columns()}
            rowKey={({ _id }) => _id}
            onOpen={setOpen}
            initialState={{ sort: { column: 'price', direction: 'asc' } }}
            exportName="subscription-levels"
            remember="subscription-levels"
            empty={{ icon: IconStack2, text: t('levels.none'), action: { label: t('levels.add'), onClick: () => onAdd(true) } }}
          />
        )}
      </Loaded>
      {open && <LevelSheet level={open} onClose={() => setOpen(null)} />}
      {adding && <LevelSheet level={null} onClose={() => onAdd(false)} />}
    </>
  )
}

const valuesOf = (level: SubscriptionLevel | null) => ({
  name: level?.name ?? '',
  description: level?.description ?? '',
  type: level?.type ?? '',
  key: level?.key ?? '',
  price: level?.price ?? null,
  billing_frequency: level?.billing_frequency ?? null,
  stripe_api_id: level?.stripe_api_id ?? '',
  active: level?.active ?? record.starts.active,
})

function LevelSheet({ level, onClose }: { level: SubscriptionLevel | null; onClose: () => void }) {
  return (
    <RecordSheet
      title={level ? level.name : t('levels.add')}
      calls={calls}
      record={level}
      valuesOf={valuesOf}
      draftKey={`subscription-level-${level?._id ?? 'new'}`}
      saveLabel={level ? t('levels.save') : t('levels.add')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextBox form={form} path="name" />
            <TextBox form={form} path="type" description={t('levels.typeText')} />
          </FieldRow>
          <FieldRow>
            <MoneyBox form={form} path="price" />
            <ChoiceBox
              form={form}
              path="billing_frequency"
              options={billingFrequency.options.map((value) => ({ value, label: t(`levels.${value}`) }))}
              clearable
            />
          </FieldRow>
          <FieldRow>
            <TextBox form={form} path="key" />
            <TextBox form={form} path="stripe_api_id" label={t('levels.providerId')} description={t('levels.providerText')} />
          </FieldRow>
          <LongTextBox form={form} path="description" />
          <FlagBox form={form} path="active" description={t('levels.activeText')} />
        </>
      )}
    </RecordSheet>
  )
}
