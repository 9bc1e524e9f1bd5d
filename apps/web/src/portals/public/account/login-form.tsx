import { Button } from '@mantine/core'
import { PasswordField } from '@ramplight/ui/form/password-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { type SubmitEvent, useState } from 'react'
import { takesPasskeys } from '#features/people/auth/index.ts'
import { hasOfflineLogin } from '#platform/offline-login.ts'
import { rememberedEmail } from '#platform/remembered-email.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { t as tKeys } from './passkeys.texts.ts'
import { type Whose, WhoseDevice } from './whose-device.tsx'

export type LoginValues = { email: string; password: string; remember: boolean; device: Whose }

/** What was typed survives a refused attempt: the form is taken away while one is made. */
let typed: LoginValues | null = null

type Props = {
  onSubmit: (values: LoginValues) => void
  /** Without e-mail and password: whose device it is, and whether the e-mail is remembered, counts as well. */
  onPasskey: (values: LoginValues) => void
  error: string | null
}

export function LoginForm({ onSubmit, onPasskey, error }: Props) {
  const [values, setValues] = useState<LoginValues>(() => {
    const email = rememberedEmail()
    return typed ?? { email, password: '', remember: email !== '', device: null }
  })
  const set = (part: Partial<LoginValues>) => {
    typed = { ...values, ...part }
    setValues(typed)
  }
  /** Who said before that it is theirs need not say it again. */
  const device = values.device ?? (hasOfflineLogin(Date.now(), values.email) ? 'own' : null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    typed = { ...values, password: '' }
    onSubmit({ ...values, device })
  }
  const empty = values.email.trim() === '' || values.password === ''
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t('login.email')}
        type="email"
        name="email"
        size="md"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        size="md"
        autoComplete="current-password"
        value={values.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
      />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <WhoseDevice value={device} onChoose={(whose) => set({ device: whose })} />
      <TickField
        label={t('login.remember')}
        description={t('login.rememberText')}
        checked={values.remember}
        onChange={(event) => set({ remember: event.currentTarget.checked })}
      />
      <Button type="submit" size="md" fullWidth disabled={empty}>
        {t('login.submit')}
      </Button>
      {takesPasskeys() && (
        <Button variant="default" size="md" fullWidth onClick={() => onPasskey({ ...values, device })}>
          {tKeys('signIn')}
        </Button>
      )}
      <Button component={UiLink} href="/signup" variant="default" size="md" fullWidth>
        {t('login.register')}
      </Button>
      <p className={classes.note}>
        <UiLink href="/forgot-password">{t('login.forgot')}</UiLink> · <UiLink href="/reset-account">{t('reset.title')}</UiLink>
      </p>
    </form>
  )
}
