import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { notify } from '@ramplight/ui/dialogs/toasts'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { useRef } from 'react'
import { messageOfError } from '../call-error.ts'
import { everyPage } from './every-page.ts'
import { exportFile, type FileKind } from './export-file.ts'
import type { Listed, PagedCall } from './family-list.ts'
import { t } from './family-table.texts.ts'

type Props<Row> = {
  call: PagedCall<Row>
  question: SearchBody
  total: number
  isEstimate: boolean
  columns: readonly Column<Row>[]
  /** Of the file, without its ending. */
  name: string
}

/** More pages than this take long enough to say how far it is. */
const LONG = 500

function allRows(total: number, isEstimate: boolean): string {
  if (total === 1) return t('useExport.oneRow')
  return isEstimate ? t('useExport.allRows') : t('useExport.allCountedRows', { count: writeNumber(total) })
}

/** Every row that matches as a file, not the page alone; says how far it is and can be stopped. */
export function useExport<Row extends Listed>({ call, question, total, isEstimate, columns, name }: Props<Row>): readonly UiAction[] {
  const running = useRef<AbortController | null>(null)
  const save = async (kind: FileKind) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const id = `export-${name}`
    const say = (done: number, of: number) =>
      of > LONG &&
      notify.stealth(t('useExport.readingRowsForFile', { done: writeNumber(done), all: writeNumber(of) }), {
        id,
        durationMs: false,
        undo: { label: t('useExport.stop'), onUndo: () => stop.abort(), isOnlyWay: true },
      })
    try {
      const rows = await everyPage(call, question, { onProgress: say, signal: stop.signal })
      await exportFile(kind, name, columns, rows)
    } catch (error) {
      if (!stop.signal.aborted) notify.danger(t('useExport.noFileMade', { reason: messageOfError(error) }))
    } finally {
      notify.dismiss(id)
    }
  }
  const rows = allRows(total, isEstimate)
  const actions = [
    { label: t('useExport.csv', { rows }), kind: 'csv' },
    { label: t('useExport.excel', { rows }), kind: 'xlsx' },
  ] as const
  return total === 0 ? [] : actions.map(({ label, kind }) => ({ label, onClick: () => void save(kind) }))
}
