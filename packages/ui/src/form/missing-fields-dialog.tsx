import { Button, Modal } from '@mantine/core'
import { t } from '../language/ui.texts.ts'
import { focusField } from './focus-field.ts'

type MissingFieldsDialogProps = {
  opened: boolean
  onClose: () => void
  /** 'MISSING REQUIRED FIELDS:' */
  title: string
  fields: readonly { field: string; label: string }[]
  closeLabel?: string
  /** How to get to a field that is not on this page. */
  onGo?: (field: string) => void
}

export function MissingFieldsDialog({ opened, onClose, title, fields, closeLabel = t('close'), onGo }: MissingFieldsDialogProps) {
  const go = (field: string) => {
    onClose()
    setTimeout(() => (onGo ? onGo(field) : focusField(field)), 0)
  }
  return (
    <Modal opened={opened} onClose={onClose} title={title} returnFocus={false}>
      <ul className="rl-confirm__list">
        {fields.map(({ field, label }) => (
          <li key={field}>
            <button type="button" className="rl-link-button" onClick={() => go(field)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className="rl-dialog__actions">
        <Button onClick={onClose}>{closeLabel}</Button>
      </div>
    </Modal>
  )
}
