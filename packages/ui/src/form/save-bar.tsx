import { Button } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useRef } from 'react'
import { t } from './form.texts.ts'
import { useSaveKey } from './use-save-key.ts'

type SaveBarProps = {
  changes: number
  onSave: () => void
  onDiscard: () => void
  saving?: boolean
  saveLabel?: string
  draftKept?: boolean
}

/** Appears with the first change, stays in reach, and says how much is at stake. */
export function SaveBar({ changes, onSave, onDiscard, saving, saveLabel = t('saveBar.save'), draftKept }: SaveBarProps) {
  const bar = useRef<HTMLElement>(null)
  useSaveKey(() => changes > 0 && !saving && onSave(), bar)
  if (changes === 0) return null
  return (
    <section ref={bar} className="rl-save-bar" aria-label={t('saveBar.unsavedChanges')}>
      <span className="rl-save-bar__text" role="status">
        <b>{t('saveBar.changes', { changes })}</b>
        {draftKept && (
          <small>
            <IconDeviceMobile size={14} stroke={1.75} aria-hidden /> {t('saveBar.draftKept')}
          </small>
        )}
      </span>
      <Button variant="default" onClick={onDiscard} disabled={saving}>
        {t('saveBar.discard')}
      </Button>
      <Button type="submit" loading={saving} aria-keyshortcuts="Control+S Meta+S Control+Enter Meta+Enter">
        {saveLabel}
      </Button>
    </section>
  )
}
