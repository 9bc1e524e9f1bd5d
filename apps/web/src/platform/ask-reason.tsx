import { Button } from '@mantine/core'
import { AskedText, askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useState } from 'react'

type Question = {
  title: string
  text: string
  /** What it is about, a line each. */
  items?: string[]
  label: string
  longest: number | undefined
  cancel: string
  yes: string
}

/** Asks why something is taken back; null when it is not. */
export const askReason = ({ title, ...question }: Question): Promise<string | null> =>
  askInDialog<string | null>(title, null, (answer) => <ReasonBody {...question} onAnswer={answer} />)

type BodyProps = Omit<Question, 'title'> & { onAnswer: (reason: string | null) => void }

function ReasonBody({ text, items, label, longest, cancel, yes, onAnswer }: BodyProps) {
  const [reason, setReason] = useState('')
  return (
    <>
      <AskedText text={text} {...(items ? { items } : {})} />
      <TextField
        label={label}
        value={reason}
        maxLength={longest}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {cancel}
        </Button>
        <Button disabled={!reason.trim()} onClick={() => onAnswer(reason.trim())}>
          {yes}
        </Button>
      </div>
    </>
  )
}
