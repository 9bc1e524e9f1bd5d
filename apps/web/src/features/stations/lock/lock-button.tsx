import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useStationPin } from '#features/people/director-settings/index.ts'
import { lastActivity } from '#platform/activity.ts'
import { useSession } from '#platform/use-session.ts'
import type { StationKind } from '../frame/station-kind.ts'
import { t } from './lock.texts.ts'
import { lockStation } from './station-lock.ts'

/** A station that nobody touches for so long locks, where the director has a PIN (`ux 3d`). A scale that sends weights is in use. */
export const LOCK_AFTER_MS = 180_000
const LOOK_MS = 1000

/** Boards that are only looked at stay open. */
const LOCKS: Record<StationKind, boolean> = {
  scale: true,
  bump: true,
  'check-in': true,
  paper: true,
  line: false,
  launch: false,
  board: false,
}

/** Locks the station at once, and by itself when nobody is at it. Nothing where its director wants no lock. */
export function LockButton({ kind, director }: { kind: StationKind; director: string }) {
  const { locks } = useStationPin(director)
  const user = useSession()?.user._id
  const phone = useIsPhone()
  const wanted = locks && LOCKS[kind]
  const lock = useEffectEvent(() => user !== undefined && lockStation({ user, director }))
  useEffect(() => {
    if (!wanted) return
    // Coming here is a touch.
    const since = Date.now()
    const timer = setInterval(() => {
      if (Date.now() - Math.max(since, lastActivity()) >= LOCK_AFTER_MS) lock()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [wanted])
  // The bar of a phone has no room; there it locks by itself.
  if (!wanted || phone) return null
  return <IconButton icon={IconLock} label={t('lock.now')} onClick={() => user !== undefined && lockStation({ user, director })} />
}
