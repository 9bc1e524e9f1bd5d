import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeShortMoment } from '@ramplight/ui/values/times'
import { IconDatabase } from '@tabler/icons-react'
import { tableName } from '#features/sync/state/index.ts'
import type { TableOverview } from './device-overview.ts'

const columns: Column<TableOverview>[] = [
  { id: 'table', header: 'Table', value: ({ table }) => tableName(table), card: 'title' },
  { id: 'records', header: 'Records', value: ({ records }) => records, numeric: true, card: 'fact' },
  {
    id: 'changed',
    header: 'Last change',
    value: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => (changedAt ? writeShortMoment(changedAt) : '—'),
    card: 'fact',
  },
  {
    id: 'waiting',
    header: 'Not sent yet',
    value: ({ waiting, refused }) => waiting + refused,
    cell: ({ waiting, refused }) => [waiting || (refused ? '' : '—'), refused ? `${refused} refused` : ''].filter(Boolean).join(' + '),
    numeric: true,
    card: 'fact',
  },
]

/** Every table of this device that holds something or has something to send. */
export function DeviceTables({ tables }: { tables: readonly TableOverview[] | null }) {
  const filled = (tables ?? []).filter(({ records, waiting, refused }) => records + waiting + refused > 0)
  return (
    <DataTable
      label="Tables on this device"
      rows={filled}
      columns={columns}
      rowKey={({ table }) => table}
      loading={tables === null}
      initialState={{ pageSize: 'all' }}
      withSearch={false}
      flush
      empty={{ icon: IconDatabase, text: 'Nothing is on this device yet.', compact: true }}
    />
  )
}
