import { Button } from '@mantine/core'
import { authCalls } from '@ramplight/contract/people/auth'
import type { User } from '@ramplight/contract/people/users'
import { maskPhone } from '@ramplight/ui/form/phone-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { inWords } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { sessionUserIs } from '#platform/session.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { CodeInput } from './code-input.tsx'
import { SendPart } from './send-part.tsx'

/** Below the form of who is signed in: their saved number counts once they type the code that is sent to it. */
export function PhoneProof({ user }: { user: User }) {
  const online = useOnline()
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const ask = useAction({
    work: () => inWords(call(authCalls.sendPhoneCode, { body: {} })),
    onDone: () => setSent(true),
    onRefused: 'shown',
  })
  const prove = useAction({
    work: () => inWords(call(authCalls.confirmPhone, { body: { code } })),
    onDone: ({ user: now }) => now && sessionUserIs(now),
    onRefused: 'shown',
  })
  if (!user.phone) return null
  if (user.phoneProvenAt)
    return (
      <p className={classes.note} role="status">
        {t('phoneProof.done')}
      </p>
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSent) prove.run()
    else ask.run()
  }
  const error = prove.error ?? ask.error
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.note} role="status">
        {isSent ? t('phoneProof.sent', { phone: maskPhone(user.phone) }) : t('phoneProof.open')}
      </p>
      {isSent && <CodeInput value={code} onType={setCode} from="phone" />}
      <SendPart
        label={t(isSent ? 'phoneProof.confirm' : 'phoneProof.send')}
        running={isSent ? prove.running : ask.running}
        disabled={isSent && code.trim() === ''}
        error={error && messageOfError(error)}
      />
      {isSent && (
        <Button variant="subtle" fullWidth disabled={!online} loading={ask.running} onClick={() => ask.run()}>
          {t('phoneProof.another')}
        </Button>
      )}
    </form>
  )
}
