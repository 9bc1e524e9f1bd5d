import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { HoldButton } from '@ramplight/ui/parts/hold-button.tsx'
import { useState } from 'react'
import { offerToSend, removeFromDevice } from '#features/offline-data/index.ts'
import { isBorrowedBy } from '#platform/borrowed.ts'
import { messageOfError } from '#platform/call-error.ts'
import { lastUser } from '#platform/last-user.ts'
import { sessionEnded } from '#platform/session.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'

const removed = async (user: string) => (await removeFromDevice(user, 'reset-account')).parked

/** For a device on which something is stuck: it forgets who was here. The server is not asked (1 §2). */
export function ResetAccountPage() {
  const session = useSession()
  const online = useOnline()
  const [done, setDone] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const user = session?.user._id ?? lastUser()
  const reset = async () => {
    if (session) await offerToSend(session.user._id)
    const leaving = user !== null && isBorrowedBy(user) ? await import('#features/offline-data/leaving/index.ts') : null
    sessionEnded('logged-out')
    const parked = user ? await (leaving ? leaving.leaveBorrowed(user) : removed(user)) : 0
    setDone([t('reset.done'), ...(parked > 0 ? [t('logout.parked', { count: parked })] : [])].join(' '))
  }
  const press = () => {
    setFailed(null)
    reset().catch((error: unknown) => setFailed(t('reset.failed', { why: messageOfError(error) })))
  }
  return (
    <AccountCard title={t('reset.title')} text={done ?? t('reset.text')}>
      {done ? (
        <p className={classes.note} role="status">
          <UiLink href="/login">{t('login.title')}</UiLink>
        </p>
      ) : (
        <>
          <p className={classes.note}>
            {t('reset.cleared')} {session?.user.userType === 'Director' && <UiLink href="/director/offline">{t('reset.rescue')}</UiLink>}
          </p>
          {failed && (
            <p className={classes.error} role="alert">
              {failed}
            </p>
          )}
          {!online && <p className={classes.error}>{t('reset.offline')}</p>}
          <div className={classes.form}>
            <HoldButton color="red" size="md" fullWidth onHeld={press}>
              {t('reset.button')}
            </HoldButton>
          </div>
        </>
      )}
    </AccountCard>
  )
}
