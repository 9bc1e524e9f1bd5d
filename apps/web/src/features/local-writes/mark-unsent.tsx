import type { Column } from '@ramplight/ui/data-table-types'
import { UnsentMark } from '@ramplight/ui/unsent-mark.tsx'

/** Columns whose `at` wears a mark in the rows that only this device has. */
export const markUnsent = <Row,>(columns: readonly Column<Row>[], at: string, isUnsent: (row: Row) => boolean): Column<Row>[] =>
  columns.map((column) =>
    column.id === at
      ? {
          ...column,
          cell: (row) => (
            <>
              {column.cell ? column.cell(row) : String(column.value?.(row) ?? '')} {isUnsent(row) && <UnsentMark />}
            </>
          ),
        }
      : column,
  )
