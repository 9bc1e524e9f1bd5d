import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { HoldButton } from './hold-button.tsx'

export type ConfirmOptions = {
  title: string
  text?: ReactNode
  /** What it is about, one line each; scrolls after 250 px. */
  items?: readonly ReactNode[]
  /** Verb and noun: "Delete 2 entries". */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'plain'
  /** Cannot be taken back: the button has to be held. */
  irreversible?: boolean
}

/** Asks; true when the person said yes. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false
    const id = modals.open({
      title: options.title,
      onClose: () => resolve(answer),
      children: (
        <ConfirmBody
          {...options}
          onAnswer={(yes) => {
            answer = yes
            modals.close(id)
          }}
        />
      ),
    })
  })
}

export function ConfirmBody({
  text,
  items = [],
  confirmLabel,
  cancelLabel = 'Cancel',
  tone,
  irreversible,
  onAnswer,
}: ConfirmOptions & { onAnswer: (yes: boolean) => void }) {
  const color = tone === 'danger' ? 'red' : undefined
  return (
    <>
      {text && <div className="rl-dialog__text">{text}</div>}
      {items.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable
        <ul className="rl-confirm__list" tabIndex={0} aria-label="Concerned">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
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
