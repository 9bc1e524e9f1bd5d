import type { BrokenPage } from '@ramplight/contract/system/broken-pages'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconBug } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './broken-pages.texts.ts'

const columns = (): Column<BrokenPage>[] => [
  { id: 'message', header: t('brokenPageTable.message'), value: ({ message }) => message, card: 'title' },
  { id: 'route', header: t('brokenPageTable.route'), value: ({ route }) => route, card: 'fact' },
  { id: 'times', header: t('brokenPageTable.times'), value: ({ times }) => times, numeric: true, card: 'fact' },
  {
    id: 'first',
    header: t('brokenPageTable.first'),
    value: ({ firstAt }) => firstAt,
    cell: ({ firstAt }) => writeRecent(firstAt),
    searchable: false,
    card: 'fact',
  },
  {
    id: 'last',
    header: t('brokenPageTable.last'),
    value: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => writeRecent(lastAt),
    searchable: false,
    card: 'status',
  },
  { id: 'build', header: t('brokenPageTable.build'), value: ({ build }) => build, card: 'fact' },
]

/** Each cause in one line; a cause of another build is another line, so that one sees what an update has mended. */
export function BrokenPageTable({ pages, loading }: { pages: readonly BrokenPage[]; loading: boolean }) {
  const shown = useMemo(columns, [])
  const address = useTableAddress({ sort: { column: 'last', direction: 'desc' } })
  return (
    <DataTable
      label={t('brokenPageTable.label')}
      rows={pages}
      columns={shown}
      rowKey={({ _id }) => _id}
      {...address}
      loading={loading}
      searchPlaceholder={t('brokenPageTable.search')}
      exportName="broken-pages"
      remember="broken-pages"
      empty={{ icon: IconBug, text: t('brokenPageTable.empty') }}
    />
  )
}
