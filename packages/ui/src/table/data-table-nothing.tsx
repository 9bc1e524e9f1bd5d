import { IconSearchOff } from '@tabler/icons-react'
import { EmptyState } from '../states/empty-state.tsx'
import type { DataTableProps } from './data-table-types.ts'
import { activeFilterCount, type TableState } from './table-state.ts'

type NothingProps<Row> = DataTableProps<Row> & { state: TableState; change: (part: Partial<TableState>) => void }

/** First use and no match are different things and get different sentences. */
export function DataTableNothing<Row>({ label, rows, empty, state, change, server }: NothingProps<Row>) {
  const filters = activeFilterCount(state)
  const narrowed = state.search !== '' || filters > 0 || state.view !== null
  const things = label.toLowerCase()
  if (!narrowed || (rows.length === 0 && !server)) return <EmptyState {...(empty ?? { text: `No ${things} yet.` })} />
  const by = [state.search && `“${state.search}”`, filters > 0 && `${filters} ${filters === 1 ? 'filter' : 'filters'}`]
    .filter(Boolean)
    .join(' and ')
  return (
    <EmptyState
      icon={IconSearchOff}
      text={by ? `No ${things} match ${by}.` : `No ${things} in this view.`}
      action={{
        label: filters > 0 ? 'Clear filters' : state.search ? 'Clear search' : 'Show all',
        onClick: () => change({ search: '', filters: {}, view: null }),
      }}
    />
  )
}
