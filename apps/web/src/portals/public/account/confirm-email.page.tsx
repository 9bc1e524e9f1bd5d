import { Button, TextInput } from '@mantine/core'
import { authCalls } from '@ramplight/contract/people/auth'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { inWords } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { CodeInput } from './code-input.tsx'

/** Where the mail to a new address leads: its code makes that address count. */
export function ConfirmEmailPage() {
  const [values, setValues] = useState({ email: '', code: '' })
  const confirm = useMutation({ mutationFn: () => inWords(call(authCalls.confirmEmail, { body: values })) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    confirm.mutate()
  }
  if (confirm.isSuccess)
    return (
      <AccountCard title="New email confirmed" text={`From now on you log in with ${values.email.trim()}.`}>
        <p className={classes.note} role="status">
          The address before was told, and can take this back for 72 hours. <UiLink href="/login">Go on</UiLink>
        </p>
      </AccountCard>
    )
  return (
    <AccountCard
      title="Confirm your new email"
      text="A code was sent to your new address. Until you enter it here, the old address stays in use."
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label="New email"
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
        <Button type="submit" size="md" fullWidth disabled={!values.email.trim() || !values.code.trim()} loading={confirm.isPending}>
          Confirm
        </Button>
      </form>
    </AccountCard>
  )
}
