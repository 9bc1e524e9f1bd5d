import { Checkbox, Skeleton } from '@mantine/core'
import { useLongPress } from '@mantine/hooks'
import { IconChecks } from '@tabler/icons-react'
import { type MouseEvent, useRef } from 'react'
import { ActionMenu } from '../parts/action-menu.tsx'
import { cellOf, type ListProps, nameOf } from './data-table-parts.ts'
import { openFromRow, RowOpener } from './data-table-row.tsx'
import type { Column } from './data-table-types.ts'
import { t } from './table.texts.ts'
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
  const { row, columns, selection, rowActions, rowAction, marker, mutedRow } = props
  const { lead, title, facts, status } = partsOf(columns)
  const { chosen, selecting, ways } = useTouchSelection(props)
  const actions = [
    ...(rowActions?.(row) ?? []),
    ...(selection && !selecting ? [{ label: t('cards.select'), icon: IconChecks, onClick: () => selection.choose([row], true) }] : []),
  ]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title inside is the keyboard's way in
    <li
      className="rl-cards__card"
      data-selected={chosen || undefined}
      data-muted={mutedRow?.(row) || undefined}
      onClick={(event) => openFromRow(event, props)}
      {...ways}
    >
      <div className="rl-cards__top">
        {selecting && (
          <Checkbox
            aria-label={t('cards.selectRow', { row: nameOf(columns, row) })}
            checked={chosen}
            onChange={(event) => selection?.choose([row], event.currentTarget.checked)}
          />
        )}
        {lead && <span className="rl-cards__lead">{cellOf(lead, row)}</span>}
        <div className="rl-cards__title">
          <RowOpener {...props}>{title && cellOf(title, row)}</RowOpener>
          {marker?.(row)}
        </div>
        {status.map((column) => (
          <span key={column.id}>{cellOf(column, row)}</span>
        ))}
      </div>
      {(facts.length > 0 || rowAction || actions.length > 0) && (
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
            {actions.length > 0 && <ActionMenu actions={actions} label={t('cards.moreFor', { row: nameOf(columns, row) })} />}
          </div>
        </div>
      )}
    </li>
  )
}

const OWN_CONTROLS = 'input, label, .rl-cards__actions'

/** A long press chooses the first card, as in a mail program; while any is chosen, a tap chooses the next. */
function useTouchSelection<Row>({ row, selection }: ListProps<Row> & { row: Row }) {
  const wasLong = useRef(false)
  const wasTouched = useRef(false)
  const press = useLongPress(
    (event) => {
      if ((event.target as HTMLElement).closest(OWN_CONTROLS)) return
      wasLong.current = true
      selection?.choose([row], true)
    },
    {
      events: ['touch'],
      cancelOnMove: true,
      onStart: () => {
        wasTouched.current = true
        wasLong.current = false
      },
    },
  )
  if (!selection) return { chosen: false, selecting: false, ways: {} }
  const chosen = selection.has(row)
  const selecting = selection.rows.length > 0
  const tap = (event: MouseEvent<HTMLElement>) => {
    const endsPress = wasLong.current
    wasLong.current = false
    if (!selecting || (event.target as HTMLElement).closest(OWN_CONTROLS)) return
    event.preventDefault()
    event.stopPropagation()
    if (!endsPress) selection.choose([row], !chosen)
  }
  // The menu that a browser opens at a long press would lie over the list; that of a mouse stays.
  const menu = (event: MouseEvent) => {
    if (wasTouched.current) event.preventDefault()
    wasTouched.current = false
  }
  return { chosen, selecting, ways: { ...press, onClickCapture: tap, onContextMenu: menu, 'data-touch': true } }
}

function partsOf<Row>(columns: readonly Column<Row>[]) {
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const others = columns.filter((column) => column !== title && column.card !== 'none' && !column.optional)
  const named = others.filter((column) => column.card === 'fact')
  const facts = named.length > 0 ? named : others.filter((column) => !column.card).slice(0, 2)
  const at = (card: Column<Row>['card']) => others.filter((column) => column.card === card)
  return { lead: at('lead')[0], title, facts, status: at('status') }
}
