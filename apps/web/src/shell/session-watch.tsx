import { Button, Modal } from '@mantine/core'
import type { Id } from '@ramplight/domain/kernel/ids'
import { NOTICE_MS, notify } from '@ramplight/ui/dialogs/toasts'
import { useEffect, useState } from 'react'
import { leaveTheirCopy } from '#features/people/auth/index.ts'
import { homeOf, isGuarded, loginAddress } from '#platform/addresses.ts'
import { forgetOthers } from '#platform/forget-others.ts'
import { currentSession, type EndReason, onSessionChange, onSessionEnd, ping, renew, sessionLeftMs } from '#platform/session.ts'
import { useSession } from '#platform/use-session.ts'
import { actedFor } from './acted-for.ts'
import { router } from './router.tsx'
import { t } from './shell.texts.ts'

const PING_MS = 120_000
const CHECK_MS = 10_000
const FIRST_CHECK_MS = 5000

/** Keeps the session alive while the product is open, and says so when it has ended. What was typed stays as a draft. */
export function SessionWatch({ actedBefore }: { actedBefore: Id | null }) {
  const signedIn = useSession() !== null
  const [expired, setExpired] = useState(false)
  const [isBack, setIsBack] = useState(false)

  useEffect(() => {
    if (!signedIn) return
    const beat = setInterval(() => void ping(), PING_MS)
    let check: ReturnType<typeof setInterval> | undefined
    const start = setTimeout(() => {
      checkToken()
      check = setInterval(checkToken, CHECK_MS)
    }, FIRST_CHECK_MS)
    return () => {
      clearInterval(beat)
      clearInterval(check)
      clearTimeout(start)
    }
  }, [signedIn])

  useEffect(() => {
    let actedAs = actedFor() ?? actedBefore
    const ended = onSessionEnd((reason) => {
      if (reason === 'expired') setExpired(true)
      if (reason === 'acting-over') {
        forgetOthers(currentSession()?.user._id ?? '')
        if (actedAs) void leaveTheirCopy(actedAs)
        setIsBack(true)
      }
      tellEnd(reason)
    })
    // Another tab signed out.
    const changed = onSessionChange(() => {
      actedAs = actedFor() ?? actedAs
      if (!currentSession() && isGuarded(location.pathname)) leave()
    })
    // It may have ended while this was fetched.
    if (!currentSession() && isGuarded(location.pathname)) leave()
    return () => {
      ended()
      changed()
    }
  }, [actedBefore])

  if (isBack)
    return (
      <Modal opened onClose={goHome} title={t('sessionWatch.youAreYourselfAgain')}>
        <p className="rl-dialog__text">{t('sessionWatch.nobodyActsAsSomebody')}</p>
        <div className="rl-dialog__actions">
          <Button onClick={goHome} data-autofocus>
            {t('sessionWatch.goToYourOwn')}
          </Button>
        </div>
      </Modal>
    )
  return (
    <Modal opened={expired} onClose={() => setExpired(false)} title={t('sessionWatch.securityTokenHasExpired')}>
      <p className="rl-dialog__text">{t('sessionWatch.logInAgain')}</p>
      <div className="rl-dialog__actions">
        <Button onClick={() => setExpired(false)} data-autofocus>
          {t('sessionWatch.logIn')}
        </Button>
      </div>
    </Modal>
  )
}

/** Loaded anew: nothing of the other person stays in the memory of the page. */
const goHome = () => location.assign(homeOf({ userType: 'System Admin' }))

/** Offline the stored session is good enough (1 §4); the server is asked as soon as it can be. */
function checkToken(): void {
  if (currentSession() && navigator.onLine && sessionLeftMs() < 0) void renew()
}

function tellEnd(reason: EndReason): void {
  if (reason === 'refused')
    notify.stealth(t('sessionWatch.yourSessionHasExpired'), {
      id: 'session',
      durationMs: NOTICE_MS,
      undo: { label: t('sessionWatch.loggedOut'), onUndo: leave, isOnlyWay: true },
    })
  if (reason === 'idle') notify.warning(t('sessionWatch.youWereSignedOut'), { id: 'session', durationMs: false })
}

function leave(): void {
  if (!location.pathname.startsWith('/login')) router.history.push(loginAddress(location.pathname + location.search))
}
