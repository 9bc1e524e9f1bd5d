import { Button } from '@mantine/core'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import type { SubmitEvent } from 'react'
import { emailError } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import classes from '../account/account-card.module.css'
import { AccountCard } from '../account/account-card.tsx'
import { SendPart } from '../account/send-part.tsx'
import { t } from './sign-up.texts.ts'
import { toRegister } from './to-register.ts'

const { body } = signUpCalls.createTempUserAccount
const isTaken = (error: Error) => error instanceof CallError && error.code === 'account.email-taken'

/** The first step into an account: an address, which is sent a code (1 §4). */
export function SignUpPage() {
  const go = useGo()
  const form = useSmallForm({ empty: { email: '' }, errorOf: (_, { email }) => emailError(email), body })
  const email = form.values.email.trim()
  const begin = useAction({
    work: () => call(signUpCalls.createTempUserAccount, { body: { email } }),
    onDone: () => go(toRegister(email)),
    onRefused: async (error) => {
      if (!isTaken(error)) return
      const next = await choose({
        title: t('signUp.title'),
        text: messageOfError(error),
        answers: [
          { value: '/forgot-password', label: t('signUp.forgot') },
          { value: '/login', label: t('signUp.login') },
        ],
      })
      if (next) go(next)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.check()) begin.run()
  }
  return (
    <AccountCard title={t('signUp.title')} text={t('signUp.text')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t('signUp.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <SendPart
          label={t('signUp.submit')}
          running={begin.running}
          error={begin.error && !isTaken(begin.error) && messageOfError(begin.error)}
          disabled={!email}
        />
        <Button component={UiLink} href="/login" variant="subtle" fullWidth>
          {t('signUp.back')}
        </Button>
      </form>
      <p className={classes.note}>
        <UiLink href="/confirm-phone">{t('signUp.byPhone')}</UiLink> · <UiLink href="/register">{t('signUp.haveCode')}</UiLink>
      </p>
    </AccountCard>
  )
}
