import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { CodeInput } from './code-input.tsx'
import { SendPart } from './send-part.tsx'
import type { LinkValues } from './use-link-values.ts'

type Props<Done> = {
  start: LinkValues
  emailLabel?: string
  codeLabel?: string
  submit: string
  /** Asks the server; what is missing is its word, too. */
  work: (given: LinkValues) => Promise<Done>
  onDone: (done: Done, given: LinkValues) => void
  /** What the link of the mail has filled in is sent by itself. */
  byItself?: boolean
}

/** An address and the code that was sent there: the first step of signing up, of a new password and of a new email. */
export function MailCodeForm<Done>({ start, emailLabel, codeLabel, submit, work, onDone, byItself }: Props<Done>) {
  const online = useOnline()
  const [values, setValues] = useState(start)
  const prove = useAction({ work: () => work(values), onDone: (done) => onDone(done, values), onRefused: 'shown' })
  const sendFilledIn = useEffectEvent(() => {
    if (byItself && start.email && start.code && online) prove.run()
  })
  useEffect(() => sendFilledIn(), [])
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    prove.run()
  }
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextField
        label={emailLabel ?? t('login.email')}
        type="email"
        name="email"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
      />
      <CodeInput label={codeLabel} value={values.code} onType={(code) => setValues({ ...values, code })} />
      <SendPart label={submit} running={prove.running} error={prove.error && messageOfError(prove.error)} />
    </form>
  )
}
