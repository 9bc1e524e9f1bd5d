import type { Winnings } from '@ramplight/contract/payments/winnings'
import type { Cents } from '@ramplight/domain/kernel/units'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeDay } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconCheck, IconClock, IconReportMoney } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './winnings.texts.ts'

export type Winner = Winnings['people'][number]

const FORM_LOOKS = {
  there: { tone: 'kelp', icon: IconCheck },
  asked: { tone: 'amber', icon: IconClock },
  missing: { tone: 'amber', icon: IconAlertTriangle },
} as const

const formState = ({ taxForm }: Winner) => taxForm?.state ?? 'missing'

function formWord({ taxForm }: Winner): string {
  if (!taxForm) return t('formMissing')
  return t(taxForm.state === 'there' ? 'formThere' : 'formAsked', { date: writeDay(taxForm.at) })
}

const columns = (isReported: (row: Winner) => boolean): Column<Winner>[] => [
  { id: 'name', header: t('name'), value: ({ name }) => name, card: 'title' },
  { id: 'payments', header: t('payments'), value: ({ payments }) => payments.length, numeric: true, searchable: false, card: 'fact' },
  {
    id: 'won',
    header: t('won'),
    value: ({ won }) => won,
    csv: ({ won }) => won / 100,
    cell: ({ won }) => <span className="rl-num">{writeMoney(won)}</span>,
    numeric: true,
    searchable: false,
    card: 'fact',
  },
  {
    id: 'report',
    header: t('report'),
    value: (row) => (isReported(row) ? t('yes') : t('no')),
    cell: (row) => (isReported(row) ? <StatusBadge word={t('yes')} tone="water" icon={IconReportMoney} /> : t('no')),
    searchable: false,
    card: 'fact',
  },
  {
    id: 'form',
    header: t('form'),
    value: formWord,
    // Who is not reported needs no form.
    cell: (row) => (isReported(row) || row.taxForm ? <StatusBadge word={formWord(row)} {...FORM_LOOKS[formState(row)]} /> : t('no')),
    searchable: false,
    card: 'status',
  },
]

type Props = { year: string; from: Cents; people: readonly Winner[]; onOpen: (row: Winner) => void }

/** Who won how much, the most first. */
export function WinnerTable({ year, from, people, onOpen }: Props) {
  const isReported = ({ won }: Winner) => won >= from
  return (
    <DataTable
      label={t('table')}
      rows={people}
      columns={columns(isReported)}
      rowKey={({ user }) => user}
      onOpen={onOpen}
      views={[
        { id: 'all', label: t('all') },
        { id: 'report', label: t('toReport'), match: isReported },
        { id: 'missing', label: t('noForm'), match: (row) => isReported(row) && formState(row) !== 'there' },
      ]}
      initialState={{ sort: { column: 'won', direction: 'desc' } }}
      searchPlaceholder={t('search')}
      exportName={t('file', { year })}
      remember="winnings"
      empty={{ icon: IconReportMoney, text: t('none', { year }) }}
    />
  )
}
