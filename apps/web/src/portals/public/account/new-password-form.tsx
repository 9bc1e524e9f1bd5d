import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { NOTICE_MS, notify } from '@ramplight/ui/dialogs/toasts'
import { PasswordField } from '@ramplight/ui/form/password-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { inWords, passwordError, passwordRules } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { MailCodeForm } from './mail-code-form.tsx'
import { SendPart } from './send-part.tsx'
import type { LinkValues } from './use-link-values.ts'

/** A new password by the temporary one that was sent to the mailbox: first that one, then the new one, twice (1 §4). */
export function NewPasswordForm({ start }: { start: LinkValues }) {
  const [proved, setProved] = useState<LinkValues | null>(null)
  if (proved) return <ChoosePassword {...proved} />
  return (
    <MailCodeForm
      start={start}
      codeLabel={t('newPassword.temporary')}
      submit={t('newPassword.submit')}
      byItself
      work={({ email, code }) => inWords(call(signUpCalls.passwordResetCheck, { body: { email, password: code } }))}
      onDone={(_, given) => setProved(given)}
    />
  )
}

function ChoosePassword({ email, code }: LinkValues) {
  const go = useGo()
  const form = useSmallForm({
    empty: { password: '', again: '' },
    errorOf: (name, { password, again }) => {
      if (name === 'password') return passwordError(password)
      if (!again) return t('newPassword.againRequired')
      return again === password ? null : t('newPassword.mismatch')
    },
  })
  const save = useAction({
    work: () => call(signUpCalls.completeRegistration, { body: { email, code, password: form.values.password } }),
    onDone: () => {
      notify.success(t('newPassword.reset'), { durationMs: NOTICE_MS })
      go('/login')
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.check()) save.run()
  }
  const password = form.field('password')
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t('newPassword.label')} autoComplete="new-password" rules={passwordRules()} {...password} />
      <PasswordField label={t('newPassword.again')} autoComplete="new-password" {...form.field('again')} />
      <SendPart label={t('newPassword.save')} running={save.running} error={save.error && messageOfError(save.error)} />
    </form>
  )
}
