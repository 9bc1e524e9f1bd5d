import { Button } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { t } from './form.texts.ts'

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
  useSaveKey(() => changes > 0 && !saving && onSave())
  if (changes === 0) return null
  return (
    <section className="rl-save-bar" aria-label={t('saveBar.unsavedChanges')}>
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
      <Button type="submit" loading={saving} aria-keyshortcuts="Control+S Meta+S">
        {saveLabel}
      </Button>
    </section>
  )
}

function useSaveKey(onSave: () => void) {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
