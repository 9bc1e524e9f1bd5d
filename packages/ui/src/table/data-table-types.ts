import type { MouseEvent, ReactNode } from 'react'
import type { UiAction } from '../parts/ui-action.tsx'
import type { EmptyStateProps } from '../states/empty-state.tsx'
import type { UiIcon } from '../theme/icon.ts'
import type { PageSize, TableState } from './table-state.ts'

export type CellValue = string | number | boolean | Date | null | undefined

export type Column<Row> = {
  id: string
  header: string
  /** What is sorted, searched and exported. A column without it is for looking only. */
  value?: (row: Row) => CellValue
  /** What is shown; the value unless given. */
  cell?: (row: Row) => ReactNode
  /** What is exported, when it is not the value: "14-07" rather than 231. */
  csv?: (row: Row) => CellValue
  /** Reads a whole search as one value of this column, such as a phone number however it is typed; null: it is none. */
  wholeOf?: (typed: string) => string | null
  sortable?: boolean
  searchable?: boolean
  /** Aligned right, tabular figures. */
  numeric?: boolean
  width?: string
  /**
   * Its place on a phone card; without any, the first column is the title and the next two are facts. A lead stands before the
   * title, as large as the place of a boat.
   */
  card?: 'lead' | 'title' | 'fact' | 'status' | 'none'
  /** Not shown until chosen under Columns. */
  optional?: boolean
}

export type TableFilter<Row> = {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Of rows that are all here. */
  match?: (row: Row, value: string) => boolean
}

/** `count`: how many rows it holds, when they are not all here; null: not known yet. */
export type TableView<Row> = { id: string; label: string; match?: (row: Row) => boolean; count?: number | null }

/** Views that somebody named: a search, filters and an order together. */
export type SavedViews = {
  views: readonly { label: string; state: TableState }[]
  onOpen: (state: TableState) => void
  onSave: (label: string, state: TableState) => void
  onRemove: (label: string) => void
}

export type BulkAction<Row> = {
  label: string
  icon?: UiIcon
  tone?: 'danger'
  /** Says what it did, with a way back where there is one. False when nothing came of it: the rows stay selected. */
  run: (rows: readonly Row[]) => Promise<boolean>
}

export type Density = 'comfortable' | 'compact' | 'touch'

export type DataTableProps<Row> = {
  /** Names the table for everyone: "Entries". */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Give both to hold the state outside (in the address); neither to let the table hold it. */
  state?: TableState
  onStateChange?: (state: TableState) => void
  /** Where the list starts when nobody holds the state for it. */
  initialState?: Partial<TableState>
  /** The rows are one page of many: sorting, searching and filtering happen elsewhere. `isEstimate`: nobody counted them all. */
  server?: { total: number; isEstimate?: boolean; sizes?: readonly PageSize[] }
  loading?: boolean
  /** What stands here before there is any row at all. */
  empty?: EmptyStateProps
  /** Shown instead of rows when they could not be loaded. */
  error?: ReactNode
  onOpen?: (row: Row, event: MouseEvent | KeyboardEvent) => void
  hrefOf?: (row: Row) => string
  rowActions?: (row: Row) => readonly UiAction[]
  /** The one action that stays visible on a phone card and at the end of a row. */
  rowAction?: (row: Row) => ReactNode
  /** Small sign after the title, such as the cloud of "Saved on this device". */
  marker?: (row: Row) => ReactNode
  mutedRow?: (row: Row) => boolean
  /** What can be done with many rows; with any, rows can be selected. */
  bulkActions?: readonly BulkAction<Row>[]
  /** Every row that matches, where one page is here; null: they could not be had. Absent where they are too many for one action. */
  everyMatching?: (() => Promise<readonly Row[] | null>) | undefined
  filters?: readonly TableFilter<Row>[]
  views?: readonly TableView<Row>[]
  savedViews?: SavedViews
  /** Own filters (dates, ranges) beside the chips. */
  filterSlot?: ReactNode
  /** Right of the search box: at most one button ("Add entry"). */
  actions?: ReactNode
  searchPlaceholder?: string
  withSearch?: boolean
  /** File name without ending; shows Export. */
  exportName?: string
  /** Files of rows that are not all here. */
  moreExports?: readonly UiAction[]
  density?: Density
  /** Remembers chosen columns and density on this device under this name. */
  remember?: string
  /** No frame: the table lies inside a section that has one. */
  flush?: boolean
}
