import { authCalls } from '@ramplight/contract/people/auth'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { dialogs } from '@ramplight/ui/dialogs/dialogs'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { offerToSend, TEXTS } from '#features/offline-data/index.ts'
import { call } from '#platform/call.ts'
import { t } from './offline.texts.ts'

/** Long enough for one bar; a browser that only believes it has a network is found out. */
const REACH_MS = 8000

const canReachServer = () =>
  call(authCalls.authenticated, { timeoutMs: REACH_MS }).then(
    ({ authenticated }) => authenticated,
    () => false,
  )

/**
 * The copy of this device is thrown away and fetched anew. Needs the server, or a director at a ramp would be left with nothing;
 * what is not sent yet is offered to be sent first, else it is put aside and comes back with the new copy.
 */
export async function clearOffline(user: string): Promise<void> {
  if (!navigator.onLine || !(await canReachServer())) {
    dialogs.open({ title: t('clearOffline.noNetwork'), children: TEXTS.clearNeedsNet })
    return
  }
  const left = await offerToSend(user)
  const yes = await confirm({
    title: t('clearOffline.title'),
    text: t(left > 0 ? 'clearOffline.whatHappensWithUnsent' : 'clearOffline.whatHappens'),
    confirmLabel: t('clearOffline.confirm'),
    tone: 'danger',
  })
  if (!yes) return
  const { wipeLocal } = await import('#platform/local/store/wipe-local.ts')
  await wipeLocal(user, 'clear-offline-data')
  notify.success(TEXTS.cleared)
}
