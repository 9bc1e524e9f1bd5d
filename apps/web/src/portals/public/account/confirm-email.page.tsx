import { authCalls } from '@ramplight/contract/people/auth'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useState } from 'react'
import { inWords } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { MailCodeForm } from './mail-code-form.tsx'
import { useLinkValues } from './use-link-values.ts'

/** Where the mail to a new address leads: its code makes that address count. */
export function ConfirmEmailPage() {
  const start = useLinkValues()
  const [confirmed, setConfirmed] = useState<string | null>(null)
  if (confirmed !== null)
    return (
      <AccountCard title={t('confirmEmail.done')} text={t('confirmEmail.doneText', { email: confirmed })}>
        <p className={classes.note} role="status">
          {t('confirmEmail.told')} <UiLink href="/login">{t('confirmEmail.goOn')}</UiLink>
        </p>
      </AccountCard>
    )
  return (
    <AccountCard title={t('confirmEmail.title')} text={t('confirmEmail.text')}>
      <MailCodeForm
        start={start}
        emailLabel={t('confirmEmail.email')}
        submit={t('confirmEmail.confirm')}
        work={(body) => inWords(call(authCalls.confirmEmail, { body }))}
        onDone={(_, { email }) => setConfirmed(email.trim())}
      />
    </AccountCard>
  )
}
