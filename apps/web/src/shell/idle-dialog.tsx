import { Button, Modal } from '@mantine/core'
import { isStationOpen } from '@ramplight/ui/dialogs/toasts'
import { useEffect, useState } from 'react'
import { signOut } from '#features/people/auth/index.ts'
import { lastActivity, noteActivity } from '#platform/activity.ts'
import { sessionEnded } from '#platform/session.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { type IdlePhase, watchIdle } from './idle-timer.ts'
import { t } from './shell.texts.ts'

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Asks whether somebody is still there. Offline nobody is signed out: there would be no way back in at the ramp. Nor at an open
 * station, which locks with its PIN: the one at the scale waits for boats.
 */
export function IdleDialog() {
  const watching = useSession() !== null
  const online = useOnline()
  const [phase, setPhase] = useState<IdlePhase>({ kind: 'active' })
  const asking = phase.kind === 'asking'

  useEffect(() => {
    if (!watching || asking) return
    const note = () => noteActivity()
    for (const name of TOUCHES) window.addEventListener(name, note, { passive: true, capture: true })
    return () => {
      for (const name of TOUCHES) window.removeEventListener(name, note, { capture: true })
    }
  }, [watching, asking])

  useEffect(() => {
    if (!watching || !online) return
    noteActivity()
    return watchIdle({ lastActivity: () => (isStationOpen() ? Date.now() : lastActivity()), onPhase: setPhase })
  }, [watching, online])

  useEffect(() => {
    if (phase.kind === 'gone') void signOut(() => sessionEnded('idle'))
  }, [phase.kind])

  const stay = () => {
    noteActivity()
    setPhase({ kind: 'active' })
  }
  return (
    <Modal opened={watching && asking} onClose={stay} title={t('idleDialog.areYouStillThere')}>
      <p className="rl-dialog__text">
        {t.rich('idleDialog.nothingHasHappened', {
          asking: asking ? phase.secondsLeft : 0,
          b: (words) => (
            <b className="rl-num" aria-live="polite">
              {words}
            </b>
          ),
        })}
      </p>
      <div className="rl-dialog__actions">
        <Button onClick={stay} data-autofocus>
          {t('idleDialog.staySigned')}
        </Button>
      </div>
    </Modal>
  )
}
