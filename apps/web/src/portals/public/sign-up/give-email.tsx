import { Radio } from '@mantine/core'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { fullName } from '@ramplight/domain/registration/full-name'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { emailError } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import classes from '../account/account-card.module.css'
import { AccountCard } from '../account/account-card.tsx'
import { SendPart } from '../account/send-part.tsx'
import type { Claimed } from './prove-phone.tsx'
import { t } from './sign-up.texts.ts'
import { toRegister } from './to-register.ts'

const { body } = signUpCalls.updateTempUserAccount

/** The phone is proved: the address that the record gets, which is sent a code of its own. */
export function GiveEmail({ phone, code, people }: Claimed) {
  const go = useGo()
  const [user, setUser] = useState(people.length === 1 ? people[0]!._id : null)
  const form = useSmallForm({ empty: { email: '' }, errorOf: (_, { email }) => emailError(email), body })
  const email = form.values.email.trim()
  const give = useAction({
    work: () => call(signUpCalls.updateTempUserAccount, { body: { phone, code, email, ...(user && { user }) } }),
    onDone: () => go(toRegister(email)),
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.check()) give.run()
  }
  return (
    <AccountCard title={t('phone.confirmed')} text={t('phone.giveEmail')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {people.length > 1 && (
          <Radio.Group label={t('phone.who')} value={user} onChange={setUser}>
            <div className="rl-choices">
              {people.map((one) => (
                <Radio key={one._id} value={one._id} label={fullName(one)} />
              ))}
            </div>
          </Radio.Group>
        )}
        <TextField
          label={t('signUp.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <SendPart
          label={t('phone.submit')}
          running={give.running}
          error={give.error && messageOfError(give.error)}
          disabled={!email || !user}
        />
      </form>
    </AccountCard>
  )
}
