import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { IconButton } from '../parts/icon-button.tsx'
import type { BulkAction, DataTableProps } from './data-table-types.ts'

type BulkBarProps<Row> = {
  selection: NonNullable<DataTableProps<Row>['selection']>
  matching: readonly Row[]
  total: number
  rowKey: (row: Row) => string
  actions: readonly BulkAction<Row>[]
}

/** Rises when rows are selected: how many, all that match, and what to do with them. */
export function DataTableBulkBar<Row>({ selection, matching, total, rowKey, actions }: BulkBarProps<Row>) {
  const { keys, onChange } = selection
  const rows = matching.filter((row) => keys.has(rowKey(row)))
  const clear = () => onChange(new Set())
  return (
    <div className="rl-bulk" role="toolbar" aria-label="Selected rows" onKeyDown={(event) => event.key === 'Escape' && clear()}>
      <span className="rl-bulk__count" role="status">
        {keys.size} selected
      </span>
      {keys.size < matching.length && matching.length === total && (
        <button type="button" className="rl-bulk__all" onClick={() => onChange(new Set(matching.map(rowKey)))}>
          Select all {total}
        </button>
      )}
      <span className="rl-bulk__actions">
        {actions.map(({ label, icon: Icon, tone, onRun }) => (
          <Button
            key={label}
            variant="subtle"
            className="rl-bulk__action"
            data-danger={tone === 'danger' || undefined}
            leftSection={Icon && <Icon size={18} stroke={1.75} aria-hidden />}
            onClick={() => onRun(rows, [...keys])}
          >
            {label}
          </Button>
        ))}
      </span>
      <IconButton icon={IconX} label="Clear selection" className="rl-bulk__action" onClick={clear} />
    </div>
  )
}
