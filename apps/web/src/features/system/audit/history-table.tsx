import type { AuditLine } from '@ramplight/contract/system/audit'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import type { TableState } from '@ramplight/ui/table/table-state'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { IconHistory } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { historyWords } from '#platform/stored-words/stored-words.ts'
import { texts } from './audit.en.ts'
import { t } from './audit.texts.ts'
import { ChangeSheet } from './change-sheet.tsx'

/** What another version of the server writes stays as it came. */
const actionWord = (action: string): string =>
  Object.hasOwn(texts.actions, action) ? t(`actions.${action as keyof typeof texts.actions}`) : action

const columnsIn = (zone: Zone | undefined): Column<AuditLine>[] => [
  { id: 'what', header: t('historyTable.what'), value: (line) => historyWords(line.summary), card: 'title' },
  { id: 'action', header: t('historyTable.change'), value: (line) => actionWord(line.action), card: 'fact' },
  { id: 'who', header: t('historyTable.who'), value: (line) => line.byName ?? t('historyTable.system'), card: 'fact' },
  {
    id: 'when',
    header: t('historyTable.when'),
    value: (line) => line.at,
    cell: (line) => writeMoment(line.at, zone),
    csv: (line) => writeMoment(line.at, zone),
    searchable: false,
  },
  { id: 'device', header: t('historyTable.device'), value: (line) => line.device ?? '' },
  { id: 'family', header: t('historyTable.kind'), value: (line) => line.family, optional: true },
]

type Props = { lines: readonly AuditLine[]; zone: Zone | undefined; state: TableState; onStateChange: (state: TableState) => void }

/** Who changed what, when and where; nothing is ever taken out of it. */
export function HistoryTable({ lines, zone, state, onStateChange }: Props) {
  const [open, setOpen] = useState<AuditLine | null>(null)
  const columns = useMemo(() => columnsIn(zone), [zone])
  const kinds = [...new Set(lines.map(({ family }) => family))].sort()
  return (
    <>
      <DataTable
        label={t('historyTable.history')}
        rows={lines}
        columns={columns}
        rowKey={(line) => line._id}
        state={state}
        onStateChange={onStateChange}
        onOpen={setOpen}
        filters={[
          {
            id: 'kind',
            label: t('historyTable.kind'),
            options: kinds.map((kind) => ({ value: kind, label: kind })),
            match: (line, value) => line.family === value,
          },
        ]}
        searchPlaceholder={t('historyTable.search')}
        exportName="history"
        remember="history"
        empty={{ icon: IconHistory, text: t('historyTable.firstUse') }}
      />
      <ChangeSheet line={open} zone={zone} onClose={() => setOpen(null)} />
    </>
  )
}
