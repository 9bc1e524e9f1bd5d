import { Button } from '@mantine/core'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconEqual, IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import { differenceColumns, showAllText } from './difference-columns.tsx'
import type { Trial } from './trial.ts'
import { noChange } from './trial-summary.ts'
import classes from './what-if.module.css'
import { t } from './what-if.texts.ts'

/** As many as a page holds: nothing to leaf through. */
const FEW = 20
const ALL = 'all'

type Props = { trial: Trial; state: TableState; onStateChange: (state: TableState) => void }

/** Boat by boat what the tried rules come to; boats that nothing changes for are folded away. */
export function DifferenceTable({ trial, state, onStateChange }: Props) {
  const all = state.view === ALL
  const phone = useIsPhone()
  const { lines, results, changes } = trial
  const columns = useMemo(() => differenceColumns(results, !phone), [results, phone])
  const changed = lines.filter((line) => line.changed)
  const shown = all ? lines : changed
  const toggle = () => onStateChange({ ...state, view: all ? null : ALL, search: '', page: 1 })
  return (
    <div className={classes.table} data-folded={!all || undefined} data-few={shown.length <= FEW || undefined}>
      <Section
        title={t('differenceTable.boatByBoat')}
        flush
        actions={
          changed.length < lines.length && (
            <Button variant="default" onClick={toggle} aria-expanded={all}>
              {all ? t('differenceTable.showOnlyWhatChanges') : showAllText(lines.length)}
            </Button>
          )
        }
      >
        <DataTable
          flush
          label={t('differenceTable.differences')}
          rows={shown}
          columns={columns}
          rowKey={({ entry }) => entry}
          state={state}
          onStateChange={onStateChange}
          mutedRow={(line) => !line.changed}
          withSearch={all}
          searchPlaceholder={t('differenceTable.searchTeamOrBoat')}
          empty={
            changes === 0
              ? { icon: IconPencil, text: t('differenceTable.changeARule'), compact: true }
              : { icon: IconEqual, text: noChange(), compact: true }
          }
        />
      </Section>
    </div>
  )
}
