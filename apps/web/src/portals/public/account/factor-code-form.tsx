import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import classes from './account-card.module.css'
import { t } from './second-step.texts.ts'
import { SendPart } from './send-part.tsx'

type Props = {
  submit: string
  error: string | null
  running?: boolean
  /** A recovery code is as good, but for setting up. */
  takesRecovery?: boolean
  onSend: (code: string) => void
  children?: ReactNode
}

/** As long as a recovery code with its dashes, and some blanks. */
const MOST_TYPED = 40

/** Six digits of the authenticator app. */
export function FactorCodeForm({ submit, error, running = false, takesRecovery = false, onSend, children }: Props) {
  const [code, setCode] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    onSend(code)
  }
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextField
        label={t('code')}
        description={takesRecovery ? t('codeOrRecovery') : t('codeText')}
        name="factor"
        size="md"
        autoComplete="one-time-code"
        inputMode={takesRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MOST_TYPED}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <SendPart label={submit} running={running} error={error} disabled={code.trim() === ''} />
      {children}
    </form>
  )
}
