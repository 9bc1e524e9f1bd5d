import type { ReactNode } from 'react'
import { writeNumber } from '../values/numbers.ts'
import { writeDay } from '../values/times.ts'
import type { CellValue, Column, DataTableProps } from './data-table-types.ts'
import { t } from './table.texts.ts'
import type { TableState } from './table-state.ts'
import type { Selection } from './use-selection.ts'
import type { TableLayout } from './use-table-layout.ts'

/** What the two shapes of a list, grid and cards, are given. */
export type ListProps<Row> = DataTableProps<Row> & {
  shown: readonly Row[]
  state: TableState
  change: (part: Partial<TableState>) => void
  layout: TableLayout<Row>
  /** Absent where nothing can be done with many. */
  selection: Selection<Row> | undefined
}

const EMPTY = '—'

export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  return valueText(column.value?.(row))
}

function valueText(value: CellValue): ReactNode {
  if (value === null || value === undefined || value === '') return EMPTY
  if (value instanceof Date) return writeDay(value)
  if (typeof value === 'boolean') return t(value ? 'parts.yes' : 'parts.no')
  return typeof value === 'number' ? writeNumber(value) : value
}

/** The name of a row for labels: "Select Reyes". */
export function nameOf<Row>(columns: readonly Column<Row>[], row: Row): string {
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  return String(title?.value?.(row) ?? 'row')
}
