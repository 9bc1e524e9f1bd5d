import { Button } from '@mantine/core'
import { t } from '../language/ui.texts.ts'
import { HoldButton } from '../parts/hold-button.tsx'
import { type Asked, AskedText, askInDialog } from './ask-in-dialog.tsx'

export type ConfirmOptions = Asked & {
  title: string
  /** Verb and noun: "Delete 2 entries". */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'plain'
  /** Cannot be taken back: the button has to be held. */
  irreversible?: boolean
}

/** Asks; true when the person said yes. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  askInDialog(options.title, false, (answer) => <ConfirmBody {...options} onAnswer={answer} />)

export function ConfirmBody({
  text,
  items,
  confirmLabel,
  cancelLabel = t('cancel'),
  tone,
  irreversible,
  onAnswer,
}: ConfirmOptions & { onAnswer: (yes: boolean) => void }) {
  const color = tone === 'danger' ? 'red' : undefined
  return (
    <>
      <AskedText text={text} items={items} />
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={tone === 'danger' || undefined}>
          {cancelLabel}
        </Button>
        {irreversible ? (
          <HoldButton color={color} onHeld={() => onAnswer(true)}>
            {confirmLabel}
          </HoldButton>
        ) : (
          <Button color={color} onClick={() => onAnswer(true)} data-autofocus={tone !== 'danger' || undefined}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </>
  )
}
