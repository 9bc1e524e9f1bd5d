import { toCsv } from '@ramplight/domain/kernel/csv'
import { useEffect, useMemo, useRef, useState } from 'react'
import { saveCsv } from '../files/save-file.ts'
import { useIsPhone } from '../values/use-is-phone.ts'
import { DataTableBulkBar } from './data-table-bulk-bar.tsx'
import { DataTableCards } from './data-table-cards.tsx'
import { DataTableFooter } from './data-table-footer.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTableNothing } from './data-table-nothing.tsx'
import { DataTableToolbar } from './data-table-toolbar.tsx'
import type { DataTableProps } from './data-table-types.ts'
import { exportedTable } from './exported-table.ts'
import { useTableKeys } from './table-keys.ts'
import { matchingRows, pageOf } from './table-rows.ts'
import { changeTable, type TableState, tableState } from './table-state.ts'
import { useSelection } from './use-selection.ts'
import { useTableLayout } from './use-table-layout.ts'

/** Every list of the product. Rows in, one plain state in and out; cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, filters, views, server, rowKey, bulkActions = [], loading, exportName } = props
  const phone = useIsPhone()
  const [own, setOwn] = useState(() => tableState(props.initialState))
  const state = props.state ?? own
  const setState = props.onStateChange ?? setOwn
  const change = (part: Partial<TableState>) => setState(changeTable(state, part))

  const matching = useMemo(
    () => (server ? rows : matchingRows(rows, state, { columns, filters, views })),
    [rows, state, columns, filters, views, server],
  )
  const paging = pageOf(server?.total ?? matching.length, state.page, state.pageSize)
  const shown = useMemo(
    () => (server || state.pageSize === 'all' ? matching : matching.slice(Math.max(0, paging.from - 1), paging.to)),
    [matching, server, state.pageSize, paging.from, paging.to],
  )
  const layout = useTableLayout(columns, props.remember, props.density)
  const grid = useKeepPosition(paging.page)
  useTableKeys(grid)
  const selection = useSelection({ rowKey, state, rows: matching, isOnePage: server !== undefined })
  const everyMatching = server ? props.everyMatching : async () => matching

  const exportCsv = () => saveCsv(`${exportName}.csv`, toCsv(exportedTable(layout.columns, matching)))

  const List = phone ? DataTableCards : DataTableGrid
  const nothing = !loading && shown.length === 0
  return (
    <section className="rl-table" aria-label={props.label} data-flush={props.flush || undefined} ref={grid}>
      <DataTableToolbar
        {...props}
        state={state}
        change={change}
        layout={layout}
        total={paging.total}
        onExport={exportName ? exportCsv : undefined}
        phone={phone}
      />
      {props.error ??
        (nothing ? (
          <DataTableNothing {...props} state={state} change={change} />
        ) : (
          <List
            {...props}
            shown={shown}
            state={state}
            change={change}
            layout={layout}
            selection={bulkActions.length > 0 ? selection : undefined}
          />
        ))}
      {!nothing && !props.error && (
        <DataTableFooter
          paging={paging}
          state={state}
          loading={loading}
          isEstimate={server?.isEstimate}
          sizes={server?.sizes}
          onChange={(part) => setState({ ...state, ...part })}
          label={props.label}
        />
      )}
      {bulkActions.length > 0 && selection.rows.length > 0 && (
        <DataTableBulkBar
          selection={selection}
          actions={bulkActions}
          total={paging.total}
          onAll={everyMatching && (async () => selection.only((await everyMatching()) ?? selection.rows))}
        />
      )}
    </section>
  )
}

/** Turning a page shows its top, not the place where the button was. */
function useKeepPosition(page: number) {
  const section = useRef<HTMLElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (top < 0) section.current?.scrollIntoView({ block: 'start' })
  }, [page])
  return section
}
