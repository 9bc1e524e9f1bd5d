import { authCalls } from '@ramplight/contract/people/auth'
import { dialogs } from '@ramplight/ui/dialogs/dialogs'
import { call } from '#platform/call.ts'
import { t } from './device.texts.ts'

/** Long enough for one bar; a browser that only believes it has a network is found out. */
const REACH_MS = 8000

const canReachServer = () =>
  call(authCalls.authenticated, { timeoutMs: REACH_MS }).then(
    ({ authenticated }) => authenticated,
    () => false,
  )

/** Before what is kept here is cleared: without the server somebody at a ramp would be left with nothing. Says so where it is not there. */
export async function serverIsHere(): Promise<boolean> {
  if (navigator.onLine && (await canReachServer())) return true
  dialogs.open({ title: t('noNetwork'), children: t('specified.clearNeedsNet') })
  return false
}
