import { IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { t } from '../language/ui.texts.ts'

type NeedsInternetProps = {
  offline: boolean
  /** Buttons and fields; all of them rest while there is no network. */
  children: ReactNode
  /** What cannot be done, when the controls do not say it themselves: "Sending messages needs internet". */
  reason?: string
}

/** Around what only the server can do: it stays where it is, rests while offline, and says why. */
export function NeedsInternet({ offline, children, reason = t('needsInternet') }: NeedsInternetProps) {
  const id = useId()
  return (
    <fieldset className="rl-needs-internet" disabled={offline} aria-describedby={offline ? id : undefined}>
      {children}
      {offline && (
        <span className="rl-needs-internet__reason" id={id}>
          <IconCloudOff size={16} stroke={1.75} aria-hidden />
          {reason}
        </span>
      )}
    </fieldset>
  )
}
