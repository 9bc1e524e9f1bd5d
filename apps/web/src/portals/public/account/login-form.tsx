import { Button, Checkbox, TextInput } from '@mantine/core'
import { PasswordField } from '@ramplight/ui/password-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { rememberedEmail } from '#platform/remembered-email.ts'
import classes from './account-card.module.css'

export type LoginValues = { email: string; password: string; remember: boolean }

/** What was typed survives a refused attempt: the form is taken away while one is made. */
let typed: LoginValues | null = null

export function LoginForm({ onSubmit, error }: { onSubmit: (values: LoginValues) => void; error: string | null }) {
  const [values, setValues] = useState<LoginValues>(() => {
    const email = rememberedEmail()
    return typed ?? { email, password: '', remember: email !== '' }
  })
  const set = (part: Partial<LoginValues>) => {
    typed = { ...values, ...part }
    setValues(typed)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    typed = { ...values, password: '' }
    onSubmit(values)
  }
  const empty = values.email.trim() === '' || values.password === ''
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Email"
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
        label="Password"
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
      <Checkbox
        label="Remember Me"
        description="Keeps your e-mail address on this device."
        checked={values.remember}
        onChange={(event) => set({ remember: event.currentTarget.checked })}
      />
      <Button type="submit" size="md" fullWidth disabled={empty}>
        Login
      </Button>
    </form>
  )
}
