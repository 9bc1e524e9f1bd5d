import { Button } from '@mantine/core'
import { authCalls } from '@ramplight/contract/people/auth'
import { askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { PasswordField } from '@ramplight/ui/form/password-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { CallError, messageOfError } from './call-error.ts'
import { callServer } from './call-server.ts'
import { t } from './platform.texts.ts'
import { currentSession } from './session.ts'

let asking: Promise<boolean> | null = null

/** Asks for the password once more, once for all calls that wait for it; true when it was right. */
export function proveAgain(): Promise<boolean> {
  asking ??= askInDialog(t('proveAgain.typeYourPasswordOnce'), false, (answer) => (
    <ProveForm onProved={() => answer(true)} onCancel={() => answer(false)} />
  )).finally(() => {
    asking = null
  })
  return asking
}

/** A wrong password stays in the dialog: what was being saved waits behind it. */
export function ProveForm({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const session = currentSession()
  const whose = session?.acting?.admin.email ?? session?.user.email ?? ''
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      const answer = await callServer(authCalls.prove, { body: { method: 'password', password } })
      if (answer.status) return onProved()
      setError(messageOfError(CallError.ofAnswer(answer)))
    } catch (problem) {
      setError(messageOfError(problem))
    }
    setSending(false)
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="rl-dialog__text">{t('proveAgain.youAreChangingHow')}</p>
      {/* For password managers: whose password is asked for. */}
      <input type="text" name="username" autoComplete="username" value={whose} readOnly hidden />
      <PasswordField
        label={t('proveAgain.yourPassword')}
        name="password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
      />
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onCancel}>
          {t('proveAgain.cancel')}
        </Button>
        <Button type="submit" loading={isSending} disabled={password === ''}>
          {t('proveAgain.continue')}
        </Button>
      </div>
    </form>
  )
}
