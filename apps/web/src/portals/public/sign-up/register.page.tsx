import { signUpCalls } from '@ramplight/contract/people/sign-up'
import type { User } from '@ramplight/contract/people/users'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useState } from 'react'
import { inWords } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import classes from '../account/account-card.module.css'
import { AccountCard } from '../account/account-card.tsx'
import { MailCodeForm } from '../account/mail-code-form.tsx'
import { type LinkValues, useLinkValues } from '../account/use-link-values.ts'
import { RegisterForm } from './register-form.tsx'
import { t } from './sign-up.texts.ts'

type Proved = LinkValues & { user: User | null }

/** Where the mail of a sign-up leads: its code first, then who somebody is (1 §4). */
export function RegisterPage() {
  const start = useLinkValues()
  const [proved, setProved] = useState<Proved | null>(null)
  if (proved)
    return (
      <AccountCard title={t('register.title')} text={t('register.for', { email: proved.email.trim() })}>
        <RegisterForm proved={proved} />
      </AccountCard>
    )
  return (
    <AccountCard title={t('register.codeTitle')} text={t('register.codeText')}>
      <MailCodeForm
        start={start}
        submit={t('register.goOn')}
        byItself
        work={(body) => inWords(call(signUpCalls.activate, { body }))}
        onDone={({ user = null }, given) => setProved({ ...given, user })}
      />
      <p className={classes.note}>
        <UiLink href="/signup">{t('register.another')}</UiLink> · <UiLink href="/login">{t('signUp.back')}</UiLink>
      </p>
    </AccountCard>
  )
}
