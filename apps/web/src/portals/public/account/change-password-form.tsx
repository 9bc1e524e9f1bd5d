import { Button } from '@mantine/core'
import type { User } from '@ramplight/contract/people/users'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { PasswordField } from '@ramplight/ui/form/password-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { changePassword, isGoodPassword, passwordRules } from '#features/people/auth/index.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'

/** A new password for whoever is signed in. The old one is asked for when it is saved. */
export function ChangePasswordForm({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const save = useAction({
    work: () => changePassword(user, password),
    onDone: () => {
      setOpen(false)
      setPassword('')
      notify.success(t('changePassword.saved'))
    },
    onRefused: 'shown',
  })
  if (!isOpen)
    return (
      <Button variant="default" size="md" fullWidth mt="lg" onClick={() => setOpen(true)}>
        {t('changePassword.open')}
      </Button>
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.run()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('newPassword.label')}
        size="md"
        autoComplete="new-password"
        rules={passwordRules()}
        data-autofocus
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={save.error ? messageOfError(save.error) : null}
      />
      <p className={classes.note}>{t('changePassword.others')}</p>
      <Button type="submit" size="md" fullWidth disabled={!isGoodPassword(password)} loading={save.running}>
        {t('newPassword.save')}
      </Button>
      <Button variant="subtle" fullWidth onClick={() => setOpen(false)}>
        {t('changePassword.cancel')}
      </Button>
    </form>
  )
}
