import { Button } from '@mantine/core'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { type SubmitEvent, useState } from 'react'
import { inWords } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import classes from '../account/account-card.module.css'
import { AccountCard } from '../account/account-card.tsx'
import { CodeInput } from '../account/code-input.tsx'
import { SendPart } from '../account/send-part.tsx'
import { t } from './sign-up.texts.ts'

/** Whose records that phone stands for: a father and a son may have one. */
export type Claimed = { phone: string; code: string; people: readonly { _id: string; first_name: string; last_name: string }[] }
type Props = { phone: string; onProved: (claimed: Claimed) => void; onOther: () => void }

/** The code that was sent to the phone. Before it is typed nobody is told whether there is such a record. */
export function ProvePhone({ phone, onProved, onOther }: Props) {
  const [code, setCode] = useState('')
  const prove = useAction({
    work: () => inWords(call(signUpCalls.activate, { body: { phone, code } })),
    onDone: ({ people = [] }) => onProved({ phone, code, people }),
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    prove.run()
  }
  return (
    <AccountCard title={t('phone.codeTitle')} text={t('phone.codeText', { phone })}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <CodeInput value={code} onType={setCode} from="phone" />
        <SendPart label={t('phone.submit')} running={prove.running} error={prove.error && messageOfError(prove.error)} />
        <Button variant="subtle" fullWidth onClick={onOther}>
          {t('phone.other')}
        </Button>
      </form>
      <p className={classes.note}>
        {t('phone.nothingCame')} {t('phone.notFound')}
      </p>
    </AccountCard>
  )
}
