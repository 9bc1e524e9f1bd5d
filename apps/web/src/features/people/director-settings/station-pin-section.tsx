import { Button } from '@mantine/core'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { PinField } from '@ramplight/ui/form/pin-field.tsx'
import { type ReactNode, useState } from 'react'
import { labelOf } from '#platform/labels/labels.ts'
import classes from './director-settings.module.css'
import { t } from './director-settings.texts.ts'

type Props = {
  isSet: boolean
  /** The digits of a new one so far. */
  pin: string
  /** The one that is set is to be taken away. */
  isGone: boolean
  locks: boolean
  error: ReactNode
  disabled: boolean
  onPin: (pin: string) => void
  onGone: (isGone: boolean) => void
  onLocks: (locks: boolean) => void
}

/** A PIN is set, changed and taken away, and never shown. */
export function StationPinSection({ isSet, pin, isGone, locks, error, disabled, onPin, onGone, onLocks }: Props) {
  const [isOpened, setIsOpened] = useState(false)
  const isOpen = isOpened || pin !== ''
  const leave = () => {
    setIsOpened(false)
    onPin('')
    onGone(false)
  }
  const button = (words: string, onClick: () => void) => (
    <Button variant="default" disabled={disabled} onClick={onClick}>
      {words}
    </Button>
  )
  return (
    <div className={classes.times}>
      <p className="rl-dimmed">{t('pin.does')}</p>
      <p>{t(isGone ? 'pin.isGone' : isSet ? 'pin.isSet' : 'pin.isNot')}</p>
      {isOpen && <PinField label={t('pin.newPin')} value={pin} error={error} disabled={disabled} autoFocus onChange={onPin} />}
      <div className={classes.pinActions}>
        {isOpen || isGone ? (
          button(t('pin.keep'), leave)
        ) : (
          <>
            {button(t(isSet ? 'pin.change' : 'pin.setOne'), () => setIsOpened(true))}
            {isSet && button(t('pin.takeAway'), () => onGone(true))}
          </>
        )}
      </div>
      {(isSet || pin !== '') && !isGone && (
        <FlagField
          label={labelOf('director-settings', 'stationLock')}
          description={t('pin.lockDoes')}
          checked={locks}
          disabled={disabled}
          onChange={(event) => onLocks(event.currentTarget.checked)}
          size="md"
        />
      )}
    </div>
  )
}
