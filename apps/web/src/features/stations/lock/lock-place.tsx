import { later } from '@ramplight/ui/parts/later.tsx'
import { useStationLock } from './station-lock.ts'

const LockScreen = later(() => import('./lock-screen.tsx').then((module) => module.LockScreen))

/** Where whoever cannot open it may go. */
const WAYS_OUT = ['/logout', '/login']

/** On every page of somebody who is signed in. */
export function LockPlace({ path }: { path: string }) {
  const lock = useStationLock()
  if (!lock || WAYS_OUT.some((way) => path.startsWith(way))) return null
  return <LockScreen lock={lock} />
}
