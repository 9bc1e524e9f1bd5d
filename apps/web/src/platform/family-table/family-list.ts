import type { Endpoint } from '@ramplight/contract/kernel/endpoint'
import { LARGEST_PAGE, type SearchBody } from '@ramplight/contract/kernel/paging'
import type { Column, TableFilter, TableView } from '@ramplight/ui/table/data-table-types'
import type { TableState } from '@ramplight/ui/table/table-state'
import type { z } from 'zod'
import { type DateFilter, dateTerms } from './date-filter.tsx'
import type { Terms } from './terms.ts'

export type Listed = { _id: string }
export type PageOf<Row> = { totalItemCount: number; message: Row[] }

/** A call that answers one page of a family: `{ totalItemCount, message }`. */
// biome-ignore lint/suspicious/noExplicitAny: the terms of any family
export type PagedCall<Row> = Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType<any>, z.ZodType<PageOf<Row>>>

export type FamilyColumn<Row> = Omit<Column<Row>, 'sortable' | 'searchable' | 'wholeOf'> & {
  /** The field of the contract that a click on the header sorts by; without one the column cannot be sorted. */
  sortField?: string
}
export type FamilyView = { id: string; label: string; terms?: Terms }
export type FamilyFilter = Pick<TableFilter<never>, 'id' | 'label' | 'options'> & {
  /** What the chosen values are in the search. */
  termsOf: (values: readonly string[]) => Terms
}

export type FamilyList<Row> = {
  call: PagedCall<Row>
  /** Of every question of this list. */
  terms?: Terms | undefined
  columns: readonly FamilyColumn<Row>[]
  /** The first is shown where none is chosen. */
  views?: readonly FamilyView[]
  filters?: readonly FamilyFilter[]
  /** Of which day these rows are, where that is asked for. */
  date?: DateFilter
}

/** What the state of a table asks the family: terms, words and order; the page is said beside it. */
export function questionOf<Row>(list: FamilyList<Row>, state: TableState): SearchBody {
  const { terms = {}, columns, views = [], filters = [], date } = list
  const view = (views.find(({ id }) => id === state.view) ?? views[0])?.terms ?? {}
  const chosen = filters.flatMap(({ id, termsOf }) => (state.filters[id]?.length ? [termsOf(state.filters[id])] : []))
  const sortField = columns.find(({ id }) => id === state.sort?.column)?.sortField
  return {
    ...Object.assign({}, ...chosen, view, dateTerms(date, state), terms),
    ...(state.search.trim() && { words: state.search.trim() }),
    ...(state.sort && sortField && { sortField, sortOrder: state.sort.direction }),
  }
}

/** How many rows a page may have. */
export const SIZES = [20, 50, LARGEST_PAGE] as const
type Size = (typeof SIZES)[number]

/** A state whose page size this list has: an old link may name another one, or all rows. */
export const withSize = (state: TableState): TableState & { pageSize: Size } => ({
  ...state,
  pageSize: SIZES.find((size) => size === state.pageSize) ?? SIZES[0],
})

/**
 * The page to show when this one has no rows although some match, as after the last row of the last page was deleted: the last one,
 * or the first when the sum was an estimate and the last one is empty too. Null when this one is right.
 */
export function pageInstead(
  { page, pageSize }: { page: number; pageSize: Size },
  { totalItemCount, message }: PageOf<unknown>,
): number | null {
  if (message.length > 0 || totalItemCount === 0 || page === 1) return null
  const last = Math.ceil(totalItemCount / pageSize)
  return last < page ? last : 1
}

/** The columns as a table draws them: sorted by the server or the copy on this device, or not at all. */
export const tableColumns = <Row>(columns: readonly FamilyColumn<Row>[]): Column<Row>[] =>
  columns.map(({ sortField, ...column }) => ({ ...column, sortable: sortField !== undefined }))

/** The chips above a table with how many each holds. */
export const tableViews = <Row>(views: readonly FamilyView[], counts: readonly (number | undefined)[]): TableView<Row>[] =>
  views.map(({ id, label }, index) => ({ id, label, count: counts[index] ?? null }))
