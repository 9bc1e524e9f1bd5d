import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLinkValues } from './use-link-values.ts'

/** Where the mail with a temporary password leads. */
export function NewPasswordPage() {
  const start = useLinkValues()
  return (
    <AccountCard title={t('newPassword.title')} text={t('newPassword.text')}>
      <NewPasswordForm start={start} />
      <p className={classes.note}>
        <UiLink href="/forgot-password">{t('newPassword.another')}</UiLink> · <UiLink href="/login">{t('backToLogin')}</UiLink>
      </p>
    </AccountCard>
  )
}
