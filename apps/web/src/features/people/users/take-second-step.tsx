import { Button } from '@mantine/core'
import { secondFactorCalls } from '@ramplight/contract/people/second-factor'
import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './users.texts.ts'

/** For who has lost phone and recovery codes. An admin who has a second step types a code of their own, once they are asked for it. */
export function TakeSecondStep({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  const take = useAction({
    work: () => call(secondFactorCalls.removeFactorOf, { params: { id: user._id }, body: code.trim() ? { code } : {} }),
    onDone: () => {
      close()
      notify.success(t('takeSecondStep.isOff', { person: fullName(user) }))
    },
    onRefused: (error) => {
      if (error instanceof CallError && error.code === 'factor.needed') setAsked(true)
    },
  })
  const close = () => {
    setOpen(false)
    setAsked(false)
    setCode('')
    take.forget()
  }
  if (!isOpen)
    return (
      <Button variant="subtle" color="red" fullWidth mt="xs" onClick={() => setOpen(true)}>
        {t('takeSecondStep.open')}
      </Button>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        take.run()
      }}
    >
      <p>{t('takeSecondStep.whatItMeans')}</p>
      {isAsked && (
        <TextField
          mt="sm"
          label={t('takeSecondStep.code')}
          description={t('takeSecondStep.codeHelp')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {take.error && <p role="alert">{messageOfError(take.error)}</p>}
      <Button type="submit" color="red" fullWidth mt="md" loading={take.running}>
        {t('takeSecondStep.open')}
      </Button>
      <Button variant="subtle" fullWidth mt="xs" onClick={close}>
        {t('takeSecondStep.cancel')}
      </Button>
    </form>
  )
}
