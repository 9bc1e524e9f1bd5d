import { Button } from '@mantine/core'
import { phone as phoneShape } from '@ramplight/contract/kernel/typed'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { maskPhone, PhoneField } from '@ramplight/ui/form/phone-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useSearch } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import classes from '../account/account-card.module.css'
import { AccountCard } from '../account/account-card.tsx'
import { SendPart } from '../account/send-part.tsx'
import { GiveEmail } from './give-email.tsx'
import { type Claimed, ProvePhone } from './prove-phone.tsx'
import { t } from './sign-up.texts.ts'

const { body } = signUpCalls.sendPhoneActivationRequest

/** An angler whom a director has noted with a phone gives that record an address (1 §4, A90): phone, code, email. */
export function ConfirmPhonePage() {
  const { p } = useSearch({ from: '__root__' })
  const [phone, setPhone] = useState<string | null>(null)
  const [claimed, setClaimed] = useState<Claimed | null>(null)
  if (claimed) return <GiveEmail {...claimed} />
  if (phone) return <ProvePhone phone={phone} onProved={setClaimed} onOther={() => setPhone(null)} />
  return <AskPhone start={maskPhone(String(p ?? ''))} onSent={setPhone} />
}

function AskPhone({ start, onSent }: { start: string; onSent: (phone: string) => void }) {
  const form = useSmallForm({
    empty: { phone: start },
    errorOf: (_, { phone }) => (phoneShape.safeParse(phone).success ? null : t('phone.invalid')),
    body,
  })
  const { phone } = form.values
  const send = useAction({
    work: () => call(signUpCalls.sendPhoneActivationRequest, { body: { phone } }),
    onDone: () => onSent(phone),
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.check()) send.run()
  }
  return (
    <AccountCard title={t('phone.title')} text={t('phone.text')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <PhoneField label={t('phone.label')} {...form.field('phone')} />
        <SendPart
          label={t('phone.submit')}
          running={send.running}
          error={send.error && messageOfError(send.error)}
          disabled={!phoneShape.safeParse(phone).success}
        />
        <Button component={UiLink} href="/login" variant="default" size="md" fullWidth>
          {t('phone.goToLogin')}
        </Button>
      </form>
    </AccountCard>
  )
}
