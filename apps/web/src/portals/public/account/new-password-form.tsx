import { Button } from '@mantine/core'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { PasswordField } from '@ramplight/ui/form/password-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { type SubmitEvent, useState } from 'react'
import { inWords, isGoodPassword, passwordRules } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { CodeInput } from './code-input.tsx'

/** A new password by the code that was sent to the mailbox. */
export function NewPasswordForm() {
  const [values, setValues] = useState({ email: '', code: '', password: '' })
  const save = useAction({
    work: async () => {
      const { email, code } = values
      await inWords(call(signUpCalls.passwordResetCheck, { body: { email, password: code } }))
      await call(signUpCalls.completeRegistration, { body: values })
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.run()
  }
  if (save.isDone)
    return (
      <p className={classes.note} role="status">
        {t('newPassword.saved')} <UiLink href="/login">{t('login.title')}</UiLink>
      </p>
    )
  const ready = values.email.trim() !== '' && values.code.trim() !== '' && isGoodPassword(values.password)
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t('login.email')}
        type="email"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
      />
      <CodeInput value={values.code} onType={(code) => setValues({ ...values, code })} />
      <PasswordField
        label={t('newPassword.label')}
        size="md"
        autoComplete="new-password"
        rules={passwordRules()}
        value={values.password}
        onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
      />
      {save.error && (
        <p className={classes.error} role="alert">
          {messageOfError(save.error)}
        </p>
      )}
      <Button type="submit" size="md" fullWidth disabled={!ready} loading={save.running}>
        {t('newPassword.save')}
      </Button>
    </form>
  )
}
