import { Button } from '@mantine/core'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { NOTICE_MS, notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import type { SubmitEvent } from 'react'
import { emailError } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { rememberedEmail } from '#platform/remembered-email.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { SendPart } from './send-part.tsx'

const { body } = signUpCalls.passwordReset

/** Asks for a temporary password. What is said does not tell whether somebody has this address. */
export function ForgotPasswordPage() {
  const go = useGo()
  const form = useSmallForm({ empty: { email: rememberedEmail() }, errorOf: (_, { email }) => emailError(email), body })
  const email = form.values.email.trim()
  const ask = useAction({
    work: () => call(signUpCalls.passwordReset, { body: { email } }),
    onDone: () => {
      notify.success(t('forgot.requested'), { durationMs: NOTICE_MS })
      go(`/new-password#${new URLSearchParams({ email })}`)
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.check()) ask.run()
  }
  return (
    <AccountCard title={t('forgot.title')} text={t('forgot.text')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <SendPart
          label={t('forgot.submit')}
          running={ask.running}
          error={ask.error && t('forgot.failed', { why: messageOfError(ask.error) })}
          disabled={!email}
        />
        <Button component={UiLink} href="/login" variant="subtle" fullWidth>
          {t('backToLogin')}
        </Button>
      </form>
    </AccountCard>
  )
}
