import { Anchor, Modal } from '@mantine/core'
import { PinField } from '@ramplight/ui/form/pin-field.tsx'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { pinProblem, useStationPin } from '#features/people/director-settings/index.ts'
import { noteActivity } from '#platform/activity.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './lock.texts.ts'
import { openStation, type StationLock } from './station-lock.ts'
import './lock.css'

/** Over everything; what was typed stays below it. Whoever does not know the PIN can only log out. */
export function LockScreen({ lock }: { lock: StationLock }) {
  const user = useSession()?.user
  const pin = useStationPin(lock.director)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  // The director took the PIN away, or somebody else has signed in since.
  const isOver = !pin.isSet || (user !== undefined && user._id !== lock.user)
  useEffect(() => {
    if (isOver) openStation()
  }, [isOver])
  const ask = async (digits: string) => {
    const answer = await pin.ask(digits)
    setError(pinProblem(answer))
    setTyped('')
    setTries((tries) => tries + 1)
    if (answer.kind !== 'right') return
    noteActivity()
    openStation()
  }
  return (
    <Modal
      opened={!isOver}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      fullScreen
      title={t('lock.title')}
      classNames={{ header: 'rl-lock__head' }}
      transitionProps={{ duration: 0 }}
    >
      <div className="rl-lock">
        <IconLock size={48} stroke={1.5} aria-hidden />
        <p>{t('lock.nothingIsLost')}</p>
        {/* The next try begins at the first digit. */}
        <PinField
          key={tries}
          label={t('lock.pin')}
          value={typed}
          error={error}
          autoFocus
          onChange={(digits) => {
            setTyped(digits)
            if (digits !== '') setError(null)
          }}
          onComplete={(digits) => void ask(digits)}
        />
        <p className="rl-dimmed">{t('lock.forgotten')}</p>
        <Anchor href="/logout">{t('lock.logOut')}</Anchor>
      </div>
    </Modal>
  )
}
