import { compareNames } from '../values/numbers.ts'
import type { CellValue, Column, TableFilter, TableView } from './data-table-types.ts'
import type { PageSize, SortState, TableState } from './table-state.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const isEmpty = (value: CellValue) => value === null || value === undefined || value === ''

function compare(a: CellValue, b: CellValue): number {
  if (typeof a === 'string' && typeof b === 'string') return compareNames(a, b)
  return Number(a) - Number(b)
}

/** Stable; the empty stand last whichever way one sorts. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: SortState | null): readonly Row[] {
  const value = columns.find((column) => column.id === sort?.column)?.value
  if (!sort || !value) return rows
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)]
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right))
    return sign * compare(left, right)
  })
}

/** Every word has to be somewhere in the row; accents and case do not matter. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const searched = columns.filter((column) => column.searchable !== false && column.value)
  const wholes = searched.map((column) => ({ column, whole: column.wholeOf?.(search) ?? null })).filter(({ whole }) => whole !== null)
  return rows.filter((row) => {
    if (wholes.some(({ column, whole }) => String(column.value?.(row) ?? '').endsWith(whole!))) return true
    const text = plain(searched.map((column) => `${column.value?.(row) ?? ''} ${column.csv?.(row) ?? ''}`).join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Chosen values of one filter add up; different filters narrow. */
export function filterRows<Row>(rows: readonly Row[], filters: readonly TableFilter<Row>[], chosen: TableState['filters']): readonly Row[] {
  const active = filters.filter((filter) => (chosen[filter.id]?.length ?? 0) > 0)
  return rows.filter((row) => active.every((filter) => chosen[filter.id]?.some((value) => filter.match?.(row, value))))
}

type Setup<Row> = { columns: readonly Column<Row>[]; filters?: readonly TableFilter<Row>[]; views?: readonly TableView<Row>[] }

/** All rows that match, in order; paging comes after. */
export function matchingRows<Row>(
  rows: readonly Row[],
  state: TableState,
  { columns, filters = [], views = [] }: Setup<Row>,
): readonly Row[] {
  const view = views.find((candidate) => candidate.id === state.view)?.match
  const viewed = view ? rows.filter(view) : rows
  return sortRows(searchRows(filterRows(viewed, filters, state.filters), columns, state.search), columns, state.sort)
}

export type PageOf = { page: number; pages: number; from: number; to: number; total: number }

/** A page that no longer exists becomes the last one. */
export function pageOf(total: number, page: number, size: PageSize): PageOf {
  if (size === 'all') return { page: 1, pages: 1, from: total === 0 ? 0 : 1, to: total, total }
  const pages = Math.max(1, Math.ceil(total / size))
  const current = Math.min(Math.max(1, page), pages)
  return { page: current, pages, from: total === 0 ? 0 : (current - 1) * size + 1, to: Math.min(total, current * size), total }
}
