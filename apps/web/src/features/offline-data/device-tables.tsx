import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeShortMoment } from '@ramplight/ui/values/times'
import { IconDatabase } from '@tabler/icons-react'
import { tableName } from '#features/sync/state/index.ts'
import type { TableOverview } from './device-overview.ts'
import { t } from './offline-data.texts.ts'

const columns: Column<TableOverview>[] = [
  {
    id: 'table',
    get header() {
      return t('deviceTables.table')
    },
    value: ({ table }) => tableName(table),
    card: 'title',
  },
  {
    id: 'records',
    get header() {
      return t('deviceTables.records')
    },
    value: ({ records }) => records,
    numeric: true,
    card: 'fact',
  },
  {
    id: 'changed',
    get header() {
      return t('deviceTables.lastChange')
    },
    value: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => (changedAt ? writeShortMoment(changedAt) : '—'),
    card: 'fact',
  },
  {
    id: 'waiting',
    get header() {
      return t('deviceTables.notSentYet')
    },
    value: ({ waiting, refused }) => waiting + refused,
    cell: ({ waiting, refused }) =>
      [waiting || (refused ? '' : '—'), refused ? t('deviceTables.refusedCount', { refused }) : ''].filter(Boolean).join(' + '),
    numeric: true,
    card: 'fact',
  },
]

/** Every table of this device that holds something or has something to send. */
export function DeviceTables({ tables }: { tables: readonly TableOverview[] | null }) {
  const filled = (tables ?? []).filter(({ records, waiting, refused }) => records + waiting + refused > 0)
  return (
    <DataTable
      label={t('deviceTables.tablesOnThisDevice')}
      rows={filled}
      columns={columns}
      rowKey={({ table }) => table}
      loading={tables === null}
      initialState={{ pageSize: 'all' }}
      withSearch={false}
      flush
      empty={{ icon: IconDatabase, text: t('deviceTables.nothingIsHereYet'), compact: true }}
    />
  )
}
