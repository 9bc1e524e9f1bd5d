import { Checkbox } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { openInNewTab } from '../files/save-file.ts'
import { UiLink } from '../frame/link.tsx'
import { ActionMenu } from '../parts/action-menu.tsx'
import { cellOf, type ListProps, nameOf } from './data-table-parts.ts'
import { t } from './table.texts.ts'

export function DataTableRow<Row>(props: ListProps<Row> & { row: Row }) {
  const { row, layout, selection, rowActions, rowAction, marker, mutedRow, onOpen, hrefOf, columns } = props
  const chosen = selection?.has(row) ?? false
  const opens = Boolean(onOpen || hrefOf)
  return (
    <tr
      data-selected={chosen || undefined}
      data-muted={mutedRow?.(row) || undefined}
      data-opens={opens || undefined}
      onClick={(event) => openFromRow(event, props)}
    >
      {selection && (
        <td className="rl-table__check">
          <Checkbox
            aria-label={t('row.selectRow', { row: nameOf(columns, row) })}
            checked={chosen}
            onChange={(event) => selection.choose([row], event.currentTarget.checked)}
          />
        </td>
      )}
      {layout.columns.map((column, index) => (
        <td key={column.id} data-numeric={column.numeric || undefined}>
          {index === titleIndex(layout.columns) ? (
            <span className="rl-table__title">
              <RowOpener {...props}>{cellOf(column, row)}</RowOpener>
              {marker?.(row)}
            </span>
          ) : (
            cellOf(column, row)
          )}
        </td>
      ))}
      {(rowActions || rowAction) && (
        <td className="rl-table__end">
          <div>
            {rowAction?.(row)}
            {rowActions && <ActionMenu actions={rowActions(row)} label={t('row.moreFor', { row: nameOf(columns, row) })} />}
          </div>
        </td>
      )}
    </tr>
  )
}

const titleIndex = (columns: readonly { card?: string }[]) =>
  Math.max(
    0,
    columns.findIndex((column) => column.card === 'title'),
  )

/** The part of a row that the keyboard reaches; a click anywhere in the row does the same. */
export function RowOpener<Row>({ row, hrefOf, onOpen, children }: ListProps<Row> & { row: Row; children: ReactNode }) {
  if (hrefOf) {
    const onClick = onOpen
      ? (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          event.stopPropagation()
          onOpen(row, event)
        }
      : undefined
    return (
      <UiLink href={hrefOf(row)} className="rl-table__opener" onClick={onClick} {...{ 'data-row-opener': true }}>
        {children}
      </UiLink>
    )
  }
  if (!onOpen) return children
  return (
    <button
      type="button"
      className="rl-table__opener"
      data-row-opener
      onClick={(event) => {
        event.stopPropagation()
        onOpen(row, event)
      }}
    >
      {children}
    </button>
  )
}

/** A click beside controls opens; selecting text, boxes and buttons do not. */
export function openFromRow<Row>(event: MouseEvent<HTMLElement>, { row, onOpen, hrefOf }: ListProps<Row> & { row: Row }) {
  const target = event.target as HTMLElement
  if (target.closest('a, button, input, label, [role^=menuitem], .rl-table__check, .rl-table__end')) return
  if (String(window.getSelection()) !== '') return
  if (hrefOf && (event.metaKey || event.ctrlKey)) openInNewTab(hrefOf(row))
  else if (onOpen) onOpen(row, event)
  else event.currentTarget.querySelector<HTMLElement>('[data-row-opener]')?.click()
}
