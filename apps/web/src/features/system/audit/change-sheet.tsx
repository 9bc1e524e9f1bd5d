import type { AuditLine } from '@ramplight/contract/system/audit'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { historyWords } from '#platform/stored-words/stored-words.ts'
import { t } from './audit.texts.ts'
import classes from './change-sheet.module.css'
import { changedFields } from './changed-fields.ts'

/** One change in full: before and after of every field it touched. */
export function ChangeSheet({ line, zone, onClose }: { line: AuditLine | null; zone: Zone | undefined; onClose: () => void }) {
  const fields = line ? changedFields(line.family, line.before, line.after) : []
  const subtitle = line && [line.byName ?? t('historyTable.system'), writeMoment(line.at, zone), line.device].filter(Boolean).join(' · ')
  return (
    <SideSheet opened={line !== null} onClose={onClose} title={line ? historyWords(line.summary) : ''} subtitle={subtitle} size="lg">
      {fields.length === 0 ? (
        <p className="rl-dimmed">{t('changeSheet.noFieldsChanged')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('changeSheet.field')}</th>
              <th scope="col">{t('changeSheet.before')}</th>
              <th scope="col">{t('changeSheet.after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, label, before, after }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SideSheet>
  )
}
