import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { deviceTexts, serverIsHere } from '#features/offline-data/device/index.ts'
import { sendWaitingPapers } from '#platform/files/waiting-papers.ts'
import { clearSeen } from '#platform/forget-others.ts'
import { t } from '../angler.texts.ts'

/** What was seen goes, where the server is there to show it again. A paper that waits is sent first, and is never thrown away by this. */
export async function clearKept(): Promise<void> {
  if (!(await serverIsHere())) return
  await sendWaitingPapers()
  const ask = { title: t('kept.clearAsk'), text: t('kept.clearText'), confirmLabel: t('kept.clear'), tone: 'danger' } as const
  if (!(await confirm(ask))) return
  await clearSeen()
  notify.success(deviceTexts('specified.cleared'))
}
