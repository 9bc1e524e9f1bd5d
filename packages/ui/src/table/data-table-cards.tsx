import { Checkbox, Skeleton } from '@mantine/core'
import { ActionMenu } from '../parts/ui-action.tsx'
import { cellOf, type ListProps, nameOf, toggled } from './data-table-parts.ts'
import { openFromRow, RowOpener } from './data-table-row.tsx'
import type { Column } from './data-table-types.ts'
import { useGrowingList } from './use-growing-list.ts'

/** The list on a phone: title, two facts, status, one action. */
export function DataTableCards<Row>(props: ListProps<Row>) {
  const { shown, rowKey, loading, label, state } = props
  const { drawn, more, limit, end } = useGrowingList(shown)
  if (loading && shown.length === 0) {
    return (
      <div className="rl-cards" aria-hidden>
        {Array.from({ length: state.pageSize === 'all' ? 6 : Math.min(6, state.pageSize) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of nothing have no identity
          <div key={index} className="rl-cards__card">
            <Skeleton height={14} width="55%" radius="xl" />
            <Skeleton height={12} width="80%" radius="xl" mt={12} />
          </div>
        ))}
      </div>
    )
  }
  return (
    <ul className="rl-cards" aria-label={label}>
      {drawn.map((row) => (
        <Card key={rowKey(row)} row={row} {...props} />
      ))}
      {more && (
        <li key={`end-${limit}`} ref={end} className="rl-dimmed">
          …
        </li>
      )}
    </ul>
  )
}

function Card<Row>(props: ListProps<Row> & { row: Row }) {
  const { row, rowKey, columns, selection, rowActions, rowAction, marker, mutedRow } = props
  const { title, facts, status } = partsOf(columns)
  const key = rowKey(row)
  const chosen = selection?.keys.has(key) ?? false
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title inside is the keyboard's way in
    <li
      className="rl-cards__card"
      data-selected={chosen || undefined}
      data-muted={mutedRow?.(row) || undefined}
      onClick={(event) => openFromRow(event, props)}
    >
      <div className="rl-cards__top">
        {selection && (
          <Checkbox
            aria-label={`Select ${nameOf(columns, row)}`}
            checked={chosen}
            onChange={(event) => selection.onChange(toggled(selection.keys, [key], event.currentTarget.checked))}
          />
        )}
        <div className="rl-cards__title">
          <RowOpener {...props}>{title && cellOf(title, row)}</RowOpener>
          {marker?.(row)}
        </div>
        {status.map((column) => (
          <span key={column.id}>{cellOf(column, row)}</span>
        ))}
      </div>
      {(facts.length > 0 || rowAction || rowActions) && (
        <div className="rl-cards__bottom">
          <dl>
            {facts.map((column) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd>{cellOf(column, row)}</dd>
              </div>
            ))}
          </dl>
          <div className="rl-cards__actions">
            {rowAction?.(row)}
            {rowActions && <ActionMenu actions={rowActions(row)} label={`More for ${nameOf(columns, row)}`} />}
          </div>
        </div>
      )}
    </li>
  )
}

function partsOf<Row>(columns: readonly Column<Row>[]) {
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const others = columns.filter((column) => column !== title && column.card !== 'none' && !column.optional)
  const named = others.filter((column) => column.card === 'fact')
  const facts = named.length > 0 ? named : others.filter((column) => !column.card).slice(0, 2)
  return { title, facts, status: others.filter((column) => column.card === 'status') }
}
