import { Button } from '@mantine/core'
import { authCalls } from '@ramplight/contract/people/auth'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { inWords } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** Where the mail to the address before leads: takes a changed email back, then lets its person choose a new password. */
export function UndoEmailPage() {
  // The secret stands behind the `#`, which no browser sends.
  const [token] = useState(() => window.location.hash.slice(1))
  const undo = useMutation({ mutationFn: () => inWords(call(authCalls.undoEmail, { body: { token } })) })
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])
  if (undo.isSuccess)
    return (
      <AccountCard
        title="Your email is back"
        text="Everybody who was signed in is signed out, and the old password is gone. A code is on its way to your address: choose a new password with it."
      >
        <NewPasswordForm />
      </AccountCard>
    )
  return (
    <AccountCard
      title="Take your email back"
      text="Somebody changed the email of your account. If that was not you, take it back: your old address works again, everybody is signed out, and you choose a new password."
    >
      <div className={classes.form}>
        {!token && <p className={classes.error}>This address is not complete. Please open the whole link from the mail.</p>}
        {undo.error && (
          <p className={classes.error} role="alert">
            {messageOfError(undo.error)}
          </p>
        )}
        <Button size="md" fullWidth disabled={!token} loading={undo.isPending} onClick={() => undo.mutate()}>
          Take my email back
        </Button>
      </div>
      <p className={classes.note}>If it was you, there is nothing to do.</p>
    </AccountCard>
  )
}
