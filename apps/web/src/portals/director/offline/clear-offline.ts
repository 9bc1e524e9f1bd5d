import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { deviceTexts, serverIsHere } from '#features/offline-data/device/index.ts'
import { offerToSend } from '#features/offline-data/index.ts'
import { t } from './offline.texts.ts'

/**
 * The copy of this device is thrown away and fetched anew. Needs the server, or a director at a ramp would be left with nothing;
 * what is not sent yet is offered to be sent first, else it is put aside and comes back with the new copy.
 */
export async function clearOffline(user: string): Promise<void> {
  if (!(await serverIsHere())) return
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
  notify.success(deviceTexts('specified.cleared'))
}
