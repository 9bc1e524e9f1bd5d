import type { MoneyLine } from '@ramplight/contract/payments/money'
import { PLACES, PURPOSE_NAMES } from '@ramplight/domain/money/accounts'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column, TableFilter } from '@ramplight/ui/table/data-table-types'
import type { TableState } from '@ramplight/ui/table/table-state'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { IconCoins } from '@tabler/icons-react'
import { useMemo } from 'react'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money.texts.ts'
import { aboutOf, howOf, placeWord, purposeWord, whatOf, whenOf, whoOf } from './money-words.ts'

const columnsIn = (zone: Zone | undefined): Column<MoneyLine>[] => [
  { id: 'about', header: t('lines.about'), value: aboutOf, card: 'title' },
  { id: 'what', header: t('lines.what'), value: whatOf, card: 'fact' },
  { id: 'how', header: t('lines.how'), value: howOf, card: 'fact' },
  {
    id: 'amount',
    header: t('lines.amount'),
    value: ({ amount }) => amount,
    cell: ({ amount }) => <span className="rl-num">{writeMoney(amount)}</span>,
    csv: ({ amount }) => amount / 100,
    numeric: true,
    searchable: false,
    card: 'status',
  },
  {
    id: 'when',
    header: t('lines.when'),
    value: ({ at }) => at,
    cell: (line) => writeMoment(whenOf(line), zone),
    csv: (line) => writeMoment(whenOf(line), zone),
    searchable: false,
    card: 'fact',
  },
  { id: 'who', header: t('lines.who'), value: whoOf },
  { id: 'reason', header: t('lines.reason'), value: ({ reason }) => reason ?? '' },
]

/** By what it was for, how it was paid and who wrote it; only what the lines have. */
function filtersOf(lines: readonly MoneyLine[]): TableFilter<MoneyLine>[] {
  const people = [...new Map(lines.map((line) => [line.by ?? '', whoOf(line)]))]
  return [
    {
      id: 'purpose',
      label: t('lines.what'),
      options: PURPOSE_NAMES.filter((name) => lines.some(({ purpose }) => purpose === name)).map((value) => ({
        value,
        label: purposeWord(value),
      })),
      match: ({ purpose }, value) => purpose === value,
    },
    {
      id: 'place',
      label: t('lines.how'),
      options: PLACES.filter((name) => lines.some(({ place }) => place === name)).map((value) => ({ value, label: placeWord(value) })),
      match: ({ place }, value) => place === value,
    },
    {
      id: 'by',
      label: t('lines.who'),
      options: people.map(([value, label]) => ({ value, label })),
      match: ({ by }, value) => (by ?? '') === value,
    },
  ]
}

type Props = {
  lines: readonly MoneyLine[]
  zone: Zone | undefined
  exportName: string
  state: TableState
  onStateChange: (state: TableState) => void
}

/** Every line of the ledger, the newest first. Nothing is ever taken out of it. */
export function LineTable({ lines, zone, exportName, state, onStateChange }: Props) {
  const columns = useMemo(() => columnsIn(zone), [zone])
  const newest = useMemo(() => lines.toReversed(), [lines])
  return (
    <DataTable
      label={t('lines.label')}
      rows={newest}
      columns={columns}
      rowKey={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      filters={filtersOf(lines)}
      mutedRow={({ isReversal }) => isReversal}
      searchPlaceholder={t('lines.search')}
      exportName={exportName}
      remember="money-lines"
      empty={{ icon: IconCoins, text: t('lines.firstUse') }}
    />
  )
}
