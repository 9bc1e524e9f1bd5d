import { IconSearchOff } from '@tabler/icons-react'
import { EmptyState } from '../states/empty-state.tsx'
import type { DataTableProps } from './data-table-types.ts'
import { t } from './table.texts.ts'
import { activeFilterCount, type TableState } from './table-state.ts'

type NothingProps<Row> = DataTableProps<Row> & { state: TableState; change: (part: Partial<TableState>) => void }

/** First use and no match are different things and get different sentences. */
export function DataTableNothing<Row>({ label, rows, empty, state, change, server }: NothingProps<Row>) {
  const filters = activeFilterCount(state)
  const narrowed = state.search !== '' || filters > 0 || state.view !== null
  const things = label.toLowerCase()
  if (!narrowed || (rows.length === 0 && !server)) return <EmptyState {...(empty ?? { text: t('nothing.noneYet', { things }) })} />
  const terms = [state.search && `“${state.search}”`, filters > 0 && t('nothing.filters', { count: filters })]
    .filter(Boolean)
    .join(t('nothing.and'))
  return (
    <EmptyState
      icon={IconSearchOff}
      text={terms ? t('nothing.noneMatch', { things, terms }) : t('nothing.noneInThisView', { things })}
      action={{
        label: filters > 0 ? t('nothing.clearFilters') : state.search ? t('nothing.clearSearch') : t('nothing.showAll'),
        onClick: () => change({ search: '', filters: {}, view: null }),
      }}
    />
  )
}
