import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { HoldButton } from '@ramplight/ui/parts/hold-button.tsx'
import { useState } from 'react'
import { offerToSend, parkedInWords, removeFromDevice } from '#features/offline-data/index.ts'
import { isBorrowedBy } from '#platform/borrowed.ts'
import { lastUser } from '#platform/forget-others.ts'
import { sessionEnded } from '#platform/session.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'

const removed = async (user: string) => (await removeFromDevice(user, 'reset-account')).parked

/** For a device on which something is stuck: it forgets who was here. The server is not asked (1 §2). */
export function ResetAccountPage() {
  const session = useSession()
  const online = useOnline()
  const [done, setDone] = useState<string | null>(null)
  const user = session?.user._id ?? lastUser()
  const reset = async () => {
    if (session) await offerToSend(session.user._id)
    const leaving = user !== null && isBorrowedBy(user) ? await import('#features/offline-data/leaving/index.ts') : null
    sessionEnded('logged-out')
    const parked = user ? await (leaving ? leaving.leaveBorrowed(user) : removed(user)) : 0
    setDone(`This device has forgotten your account. ${parkedInWords(parked)}`.trim())
  }
  return (
    <AccountCard
      title="Account Assistance"
      text={done ?? 'When this device shows the wrong account, or something on it is stuck, start it over.'}
    >
      {done ? (
        <p className={classes.note} role="status">
          <UiLink href="/login">Log in</UiLink>
        </p>
      ) : (
        <>
          <p className={classes.note}>
            Cleared on this device: who is signed in, the session, the offline sign-in, and the copy of your data. On the server nothing
            changes. What is not sent yet is offered to be sent first, else put aside for your next sign-in here.{' '}
            {session?.user.userType === 'Director' && <UiLink href="/director/offline">Save a rescue file first</UiLink>}
          </p>
          {!online && <p className={classes.error}>You are offline: afterwards nobody can sign in here until there is internet.</p>}
          <div className={classes.form}>
            <HoldButton color="red" size="md" fullWidth onHeld={() => void reset()}>
              Reset My Account
            </HoldButton>
          </div>
        </>
      )}
    </AccountCard>
  )
}
