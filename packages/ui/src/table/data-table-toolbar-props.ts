import type { DataTableProps } from './data-table-types.ts'
import type { TableState } from './table-state.ts'
import type { TableLayout } from './use-table-layout.ts'

/** What the bar above a table shows, and its filters. */
export type ToolbarProps<Row> = DataTableProps<Row> & {
  state: TableState
  change: (part: Partial<TableState>) => void
  layout: TableLayout<Row>
  total: number
  phone: boolean
  onExport?: () => void
}
