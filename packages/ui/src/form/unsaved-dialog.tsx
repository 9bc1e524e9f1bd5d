import { Button, Modal } from '@mantine/core'

type UnsavedDialogProps = {
  opened: boolean
  changes?: number
  saving?: boolean
  onSave?: () => void
  onDiscard: () => void
  onStay: () => void
}

export function UnsavedDialog({ opened, changes, saving, onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const what = changes === undefined ? 'Your changes are' : changes === 1 ? '1 change is' : `${changes} changes are`
  return (
    <Modal opened={opened} onClose={onStay} title="Leave without saving?">
      <p className="rl-dialog__text">{what} not saved yet.</p>
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onStay}>
          Stay
        </Button>
        <Button variant="light" color="red" onClick={onDiscard}>
          Discard
        </Button>
        {onSave && (
          <Button loading={saving} onClick={onSave}>
            Save
          </Button>
        )}
      </div>
    </Modal>
  )
}
