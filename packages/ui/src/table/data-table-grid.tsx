import { Checkbox, Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import type { ListProps } from './data-table-parts.ts'
import { DataTableRow } from './data-table-row.tsx'
import type { Column } from './data-table-types.ts'
import { t } from './table.texts.ts'
import { nextSort } from './table-state.ts'
import { useGrowingList } from './use-growing-list.ts'

const SORT_ICON = { asc: IconArrowUp, desc: IconArrowDown }
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** The list as a real table: caption, scopes and aria-sort. */
export function DataTableGrid<Row>(props: ListProps<Row>) {
  const { label, shown, rowKey, selection, layout, loading, state, rowActions, rowAction } = props
  const { drawn, more, limit, end } = useGrowingList(shown)
  const chosen = selection ? shown.filter(selection.has).length : 0
  const endColumn = Boolean(rowActions || rowAction)
  return (
    <div className="rl-table__scroll">
      <table data-density={layout.density} aria-busy={loading || undefined}>
        <caption className="rl-sr-only">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="rl-table__check">
                <Checkbox
                  aria-label={t('grid.selectAllOnThisPage')}
                  checked={chosen > 0 && chosen === shown.length}
                  indeterminate={chosen > 0 && chosen < shown.length}
                  onChange={(event) => selection.choose(shown, event.currentTarget.checked)}
                />
              </th>
            )}
            {layout.columns.map((column) => (
              <HeaderCell key={column.id} column={column} {...props} />
            ))}
            {endColumn && (
              <th scope="col" className="rl-table__end">
                <span className="rl-sr-only">{t('grid.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {loading && shown.length === 0
            ? skeletonRows(
                state.pageSize === 'all' ? 10 : state.pageSize,
                layout.columns.length + Number(Boolean(selection)) + Number(endColumn),
              )
            : drawn.map((row) => <DataTableRow key={rowKey(row)} row={row} {...props} />)}
          {more && (
            <tr key={`end-${limit}`} ref={end}>
              <td colSpan={99} className="rl-dimmed">
                …
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function HeaderCell<Row>({ column, state, change }: ListProps<Row> & { column: Column<Row> }) {
  const sortable = column.sortable ?? column.value !== undefined
  const direction = state.sort?.column === column.id ? state.sort.direction : undefined
  const Icon = direction ? SORT_ICON[direction] : IconSelector
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      data-numeric={column.numeric || undefined}
      aria-sort={direction ? ARIA_SORT[direction] : sortable ? 'none' : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className="rl-table__sort"
          data-active={direction}
          onClick={() => change({ sort: nextSort(state.sort, column.id) })}
        >
          <span>{column.header}</span>
          <Icon size={14} stroke={2} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

const skeletonRows = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no identity
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={column}>
          <Skeleton height={12} width={`${45 + ((row * 7 + column * 13) % 40)}%`} radius="xl" />
        </td>
      ))}
    </tr>
  ))
