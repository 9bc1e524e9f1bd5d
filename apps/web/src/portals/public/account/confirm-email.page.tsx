import { Button } from '@mantine/core'
import { authCalls } from '@ramplight/contract/people/auth'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { type SubmitEvent, useState } from 'react'
import { inWords } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { CodeInput } from './code-input.tsx'

/** Where the mail to a new address leads: its code makes that address count. */
export function ConfirmEmailPage() {
  const [values, setValues] = useState({ email: '', code: '' })
  const confirm = useAction({ work: () => inWords(call(authCalls.confirmEmail, { body: values })), onRefused: 'shown' })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    confirm.run()
  }
  if (confirm.isDone)
    return (
      <AccountCard title={t('confirmEmail.done')} text={t('confirmEmail.doneText', { email: values.email.trim() })}>
        <p className={classes.note} role="status">
          {t('confirmEmail.told')} <UiLink href="/login">{t('confirmEmail.goOn')}</UiLink>
        </p>
      </AccountCard>
    )
  return (
    <AccountCard title={t('confirmEmail.title')} text={t('confirmEmail.text')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t('confirmEmail.email')}
          type="email"
          size="md"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
        />
        <CodeInput value={values.code} onType={(code) => setValues({ ...values, code })} />
        {confirm.error && (
          <p className={classes.error} role="alert">
            {messageOfError(confirm.error)}
          </p>
        )}
        <Button type="submit" size="md" fullWidth disabled={!values.email.trim() || !values.code.trim()} loading={confirm.running}>
          {t('confirmEmail.confirm')}
        </Button>
      </form>
    </AccountCard>
  )
}
