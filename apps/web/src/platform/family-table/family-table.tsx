import { ruleOf } from '@ramplight/contract/kernel/search'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { DataTableProps } from '@ramplight/ui/table/data-table-types'
import { type TableState, tableState } from '@ramplight/ui/table/table-state'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { messageOfError } from '../call-error.ts'
import { useUnsentMarker } from '../local-writes/use-unsent-marker.tsx'
import { queryOf } from '../query.ts'
import { useTableAddress } from '../use-table-address.ts'
import { DateFilterChip } from './date-filter.tsx'
import { everyPage } from './every-page.ts'
import { type FamilyList, type Listed, pageInstead, questionOf, SIZES, tableColumns, tableViews, withSize } from './family-list.ts'
import { t } from './family-table.texts.ts'
import { useExport } from './use-export.ts'
import { useSavedViews } from './use-saved-views.ts'
import { whyNoRows } from './why-no-rows.tsx'

type FromTable<Row> = Pick<
  DataTableProps<Row>,
  'onOpen' | 'hrefOf' | 'bulkActions' | 'rowActions' | 'rowAction' | 'mutedRow' | 'empty' | 'filterSlot' | 'actions' | 'searchPlaceholder'
>

type Props<Row> = FromTable<Row> &
  FamilyList<Row> & {
    /** Names the list for everyone, its files and what is remembered of it: "Payments". */
    label: string
    /** How the list starts: its order and view. */
    start?: Partial<TableState>
    /** Where the rows lie on a device: what only this device has is marked. */
    table?: SyncTable
  }

/** More than this are not changed in one go: the list is to be narrowed first. */
const MOST_CHOSEN = 500

function notAll(error: unknown): null {
  notify.danger(t('familyTable.notAllCouldBeSelected', { reason: messageOfError(error) }))
  return null
}

/** The largest number that is counted; more are estimated (docs/decisions/0010). */
const COUNTED = 10_000
/** A number on a chip may be this old. */
const COUNT_AGE_MS = 30_000

/**
 * A list of a family, however long: searched, sorted, filtered and paged by the server, or by the copy on this device. The
 * address holds what is shown. A page declares its columns, views and filters; everything else is here.
 */
export function FamilyTable<Row extends Listed>(props: Props<Row>) {
  const { call, columns, views = [], filters = [], date, label, start, table, filterSlot, ...looks } = props
  const rule = ruleOf(call)
  const { state: given, onStateChange } = useTableAddress({ pageSize: SIZES[0], ...start })
  const state = withSize(given)
  const question = questionOf(props, state)
  const page = useQuery({
    ...queryOf(call, { body: { ...question, pageNumber: state.page - 1, pageSize: state.pageSize } }),
    placeholderData: keepPreviousData,
  })
  const counts = useQueries({
    queries: views.map((view) => {
      // Of the whole view, whatever is typed: a number for each letter would ask as often as there are views.
      const own = tableState({ view: view.id })
      return { ...queryOf(call, { body: { ...questionOf(props, own), pageNumber: 0, pageSize: 1 } }), staleTime: COUNT_AGE_MS }
    }),
    combine: (found) => found.map(({ data }) => data?.totalItemCount),
  })
  const total = page.data?.totalItemCount ?? 0
  const instead = page.data && !page.isPlaceholderData ? pageInstead(state, page.data) : null
  const turn = useEffectEvent((to: number) => onStateChange({ ...state, page: to }))
  useEffect(() => {
    if (instead !== null) turn(instead)
  }, [instead])
  const isEstimate = total > COUNTED
  const marker = useUnsentMarker(table)
  const remember = label.toLowerCase().replaceAll(' ', '-')
  const exports = useExport({ call, question, total, isEstimate, columns: tableColumns(columns), name: remember })
  const savedViews = useSavedViews(remember, onStateChange)
  return (
    <DataTable<Row>
      {...looks}
      state={state}
      onStateChange={onStateChange}
      label={label}
      rows={page.data?.message ?? []}
      columns={tableColumns(columns)}
      rowKey={({ _id }) => _id}
      server={{ total, isEstimate, sizes: SIZES }}
      loading={page.isPending || page.isPlaceholderData || instead !== null}
      error={whyNoRows(page, label.toLowerCase())}
      views={tableViews(views, counts)}
      filters={filters}
      filterSlot={
        date ? (
          <>
            <DateFilterChip filter={date} state={state} onStateChange={onStateChange} />
            {filterSlot}
          </>
        ) : (
          filterSlot
        )
      }
      withSearch={rule.words.length > 0}
      moreExports={exports}
      everyMatching={total <= MOST_CHOSEN ? () => everyPage(call, question).catch(notAll) : undefined}
      savedViews={savedViews}
      remember={remember}
      {...(table && { marker })}
    />
  )
}
