const KNOWN_SIZES = [5, 10, 20, 50, 100, 'all'] as const
/** What one may choose from where all rows are here (1 §9). */
export const PAGE_SIZES: readonly PageSize[] = [5, 10, 20, 'all']
export type PageSize = (typeof KNOWN_SIZES)[number]
export type SortState = { column: string; direction: 'asc' | 'desc' }

/** Everything a list remembers. A plain object, so that the address can hold it and a link can share it. */
export type TableState = {
  search: string
  sort: SortState | null
  page: number
  pageSize: PageSize
  view: string | null
  filters: Readonly<Record<string, readonly string[]>>
}

export const emptyTableState: TableState = { search: '', sort: null, page: 1, pageSize: 10, view: null, filters: {} }

export const tableState = (start: Partial<TableState> = {}): TableState => ({ ...emptyTableState, ...start })

type Source = URLSearchParams | Readonly<Record<string, unknown>>

/** Reads an address. What it does not say, or says wrongly, is as in `defaults`. */
export function parseTableState(source: Source, defaults: TableState = emptyTableState): TableState {
  const params = new Map<string, string>(
    source instanceof URLSearchParams ? source : Object.entries(source).map(([key, value]) => [key, String(value ?? '')]),
  )
  const page = Number(params.get('page'))
  const filters = [...params].filter(([key, value]) => key.startsWith('f.') && value !== '')
  return {
    search: params.get('q') ?? defaults.search,
    sort: parseSort(params.get('sort'), defaults.sort),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: KNOWN_SIZES.find((size) => String(size) === params.get('size')) ?? defaults.pageSize,
    view: params.get('view') ?? defaults.view,
    filters:
      filters.length === 0 ? defaults.filters : Object.fromEntries(filters.map(([key, value]) => [key.slice(2), splitValues(value)])),
  }
}

/** Writes only what differs from `defaults`, so that the plain list keeps a plain address. */
export function tableStateToParams(state: TableState, defaults: TableState = emptyTableState): Record<string, string> {
  const params: Record<string, string> = {}
  if (state.search !== defaults.search) params.q = state.search
  if (sortText(state.sort) !== sortText(defaults.sort)) params.sort = sortText(state.sort)
  if (state.page > 1) params.page = String(state.page)
  if (state.pageSize !== defaults.pageSize) params.size = String(state.pageSize)
  if (state.view !== defaults.view && state.view) params.view = state.view
  for (const [key, values] of Object.entries(state.filters)) if (values.length > 0) params[`f.${key}`] = values.map(escapeComma).join(',')
  return params
}

export const activeFilterCount = (state: TableState): number => Object.values(state.filters).filter((values) => values.length > 0).length

/** Any change of what is listed starts again at page 1. */
export const changeTable = (state: TableState, change: Partial<TableState>): TableState => ({ ...state, page: 1, ...change })

/** Ascending, descending, and back to the order of the list. */
export function nextSort(current: SortState | null, column: string): SortState | null {
  if (current?.column !== column) return { column, direction: 'asc' }
  return current.direction === 'asc' ? { column, direction: 'desc' } : null
}

const escapeComma = (value: string) => value.replaceAll('\\', '\\\\').replaceAll(',', '\\,')
const splitValues = (text: string) => (text.match(/(?:\\.|[^,\\])+/g) ?? []).map((value) => value.replace(/\\(.)/g, '$1'))
const sortText = (sort: SortState | null) => (sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.column}` : '')

function parseSort(text: string | undefined, fallback: SortState | null): SortState | null {
  if (text === undefined) return fallback
  if (text === '' || text === '-') return null
  return text.startsWith('-') ? { column: text.slice(1), direction: 'desc' } : { column: text, direction: 'asc' }
}
