import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { sealedHere } from '#platform/borrowed.ts'
import { type PersonHere, unsyncedHere } from '#platform/local/store/people-here.ts'
import { hasOfflineLogin } from '#platform/offline-login.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'

/** What whoever stands before the login should know of this device: that it works without a network, and whose work waits on it. */
export function OnThisDevice() {
  const [here, setHere] = useState<PersonHere[]>([])
  const [canOffline] = useState(() => hasOfflineLogin())
  useEffect(() => void unsyncedHere().then(setHere, () => undefined), [])
  const [sealed] = useState(sealedHere)
  if (!canOffline && here.length === 0 && sealed === 0) return null
  return (
    <ul className={classes.here}>
      {here.map(({ user, name, unsynced }) => (
        <li key={user} data-tone="amber">
          <IconCloudUp size={18} stroke={1.75} aria-hidden />
          {t('here.unsynced', { count: unsynced, name })}
        </li>
      ))}
      {sealed > 0 && (
        <li data-tone="amber">
          <IconCloudUp size={18} stroke={1.75} aria-hidden />
          {t('here.locked', { count: sealed })}
        </li>
      )}
      {canOffline && (
        <li>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          {t('here.offline')}
        </li>
      )}
    </ul>
  )
}
