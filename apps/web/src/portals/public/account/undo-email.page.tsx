import { Button } from '@mantine/core'
import { authCalls } from '@ramplight/contract/people/auth'
import { useEffect, useState } from 'react'
import { inWords } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** Where the mail to the address before leads: takes a changed email back, then lets its person choose a new password. */
export function UndoEmailPage() {
  // The secret stands behind the `#`, which no browser sends.
  const [token] = useState(() => window.location.hash.slice(1))
  const undo = useAction({ work: () => inWords(call(authCalls.undoEmail, { body: { token } })), onRefused: 'shown' })
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])
  if (undo.isDone)
    return (
      <AccountCard title={t('undoEmail.done')} text={t('undoEmail.doneText')}>
        <NewPasswordForm start={{ email: '', code: '' }} />
      </AccountCard>
    )
  return (
    <AccountCard title={t('undoEmail.title')} text={t('undoEmail.text')}>
      <div className={classes.form}>
        {!token && <p className={classes.error}>{t('undoEmail.incomplete')}</p>}
        {undo.error && (
          <p className={classes.error} role="alert">
            {messageOfError(undo.error)}
          </p>
        )}
        <Button size="md" fullWidth disabled={!token} loading={undo.running} onClick={() => undo.run()}>
          {t('undoEmail.take')}
        </Button>
      </div>
      <p className={classes.note}>{t('undoEmail.nothing')}</p>
    </AccountCard>
  )
}
