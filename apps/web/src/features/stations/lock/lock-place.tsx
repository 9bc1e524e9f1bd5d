import { later } from '@ramplight/ui/parts/later.tsx'
import { useStationLock } from './station-lock.ts'

const LockScreen = later(() => import('./lock-screen.tsx').then((module) => module.LockScreen))

/** In every frame of a station and of the director's pages: a locked device shows none of them. Logging out lies in neither. */
export function LockPlace() {
  const lock = useStationLock()
  return lock && <LockScreen lock={lock} />
}
