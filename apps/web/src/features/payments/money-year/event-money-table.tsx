import type { MoneyYear } from '@ramplight/contract/payments/money-year'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconReportMoney } from '@tabler/icons-react'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money-year.texts.ts'

type Event = MoneyYear['events'][number]

const money = (id: 'in' | 'out' | 'kept' | 'owed'): Column<Event> => ({
  id,
  header: t(id),
  value: (row) => row[id],
  csv: (row) => row[id] / 100,
  cell: (row) => <span className="rl-num">{writeMoney(row[id])}</span>,
  numeric: true,
  searchable: false,
  card: 'fact',
})

const columns = (): Column<Event>[] => [
  { id: 'name', header: t('name'), value: ({ name }) => name, card: 'title' },
  { id: 'day', header: t('day'), value: ({ day }) => day, cell: ({ day }) => writeDate(day), searchable: false, card: 'fact' },
  {
    id: 'status',
    header: t('status'),
    value: shownStatus,
    cell: (row) => <StatusBadge word={shownStatus(row)} />,
    searchable: false,
    card: 'status',
  },
  { id: 'boats', header: t('boats'), value: ({ boats }) => boats, numeric: true, searchable: false, card: 'fact' },
  { id: 'anglers', header: t('anglers'), value: ({ anglers }) => anglers, numeric: true, searchable: false },
  ...(['in', 'out', 'kept', 'owed'] as const).map(money),
]

/** The events of a year with their money; a row leads to the money page of its event, where each figure opens into its lines. */
export const EventMoneyTable = ({ year, events }: { year: string; events: readonly Event[] }) => (
  <DataTable
    label={t('table')}
    rows={events}
    columns={columns()}
    rowKey={({ tournament }) => tournament}
    hrefOf={({ tournament }) => `/director/tournaments/${tournament}/money`}
    views={[
      { id: 'all', label: t('all') },
      { id: 'owing', label: t('owing'), match: ({ owed }) => owed > 0 },
    ]}
    initialState={{ sort: { column: 'day', direction: 'asc' } }}
    searchPlaceholder={t('search')}
    exportName={t('file', { year })}
    remember="money-by-event"
    empty={{ icon: IconReportMoney, text: t('none', { year }) }}
  />
)
