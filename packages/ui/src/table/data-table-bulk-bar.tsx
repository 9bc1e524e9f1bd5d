import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../parts/icon-button.tsx'
import type { BulkAction } from './data-table-types.ts'
import { t } from './table.texts.ts'
import type { Selection } from './use-selection.ts'

type BulkBarProps<Row> = {
  selection: Selection<Row>
  total: number
  actions: readonly BulkAction<Row>[]
  /** Chooses every row that matches; absent where they are too many for one action. */
  onAll?: (() => Promise<void>) | undefined
}

/** Rises when rows are selected: how many, all that match, and what to do with them. */
export function DataTableBulkBar<Row>({ selection, total, actions, onAll }: BulkBarProps<Row>) {
  const [busy, setBusy] = useState(false)
  const { rows, clear } = selection
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="rl-bulk" role="toolbar" aria-label={t('bulkBar.selectedRows')} onKeyDown={(event) => event.key === 'Escape' && clear()}>
      <span className="rl-bulk__count" role="status">
        {t('bulkBar.selected', { count: rows.length })}
      </span>
      {onAll && rows.length < total && (
        <button type="button" className="rl-bulk__all" onClick={() => void run(onAll)}>
          {t('bulkBar.selectAll', { total })}
        </button>
      )}
      <span className="rl-bulk__actions">
        {actions.map(({ label, icon: Icon, tone, run: act }) => (
          <Button
            key={label}
            variant="subtle"
            className="rl-bulk__action"
            data-danger={tone === 'danger' || undefined}
            leftSection={Icon && <Icon size={18} stroke={1.75} aria-hidden />}
            aria-disabled={busy || undefined}
            onClick={() => void run(async () => (await act(rows)) && clear())}
          >
            {label}
          </Button>
        ))}
      </span>
      <IconButton icon={IconX} label={t('bulkBar.clearSelection')} className="rl-bulk__action" onClick={clear} />
    </div>
  )
}
