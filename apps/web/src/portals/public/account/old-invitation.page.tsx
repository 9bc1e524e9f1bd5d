import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { t } from './staff-invitation.texts.ts'

/** Where mails of earlier versions lead: nothing was kept of what they offered, so the director sends a new one. */
export const OldInvitationPage = () => (
  <AccountCard title={t('old')}>
    <p className={classes.text}>{t('oldText')}</p>
  </AccountCard>
)
