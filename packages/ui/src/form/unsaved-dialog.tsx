import { Button, Modal } from '@mantine/core'
import { t } from './form.texts.ts'

type UnsavedDialogProps = {
  opened: boolean
  changes?: number
  saving?: boolean
  onSave?: () => void
  onDiscard: () => void
  onStay: () => void
}

export function UnsavedDialog({ opened, changes, saving, onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const what = changes === undefined ? t('unsavedDialog.notSaved') : t('unsavedDialog.changesNotSaved', { changes })
  return (
    <Modal opened={opened} onClose={onStay} title={t('unsavedDialog.leaveWithoutSaving')}>
      <p className="rl-dialog__text">{what}</p>
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onStay}>
          {t('unsavedDialog.stay')}
        </Button>
        <Button variant="light" color="red" onClick={onDiscard}>
          {t('unsavedDialog.discard')}
        </Button>
        {onSave && (
          <Button loading={saving} onClick={onSave}>
            {t('unsavedDialog.save')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
