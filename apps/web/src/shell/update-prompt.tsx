import { brand } from '@ramplight/domain/kernel/brand'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { later } from '@ramplight/ui/parts/later.tsx'
import { useEffect, useRef, useState } from 'react'
import { isBusy } from '#platform/busy-tabs.ts'
import { t } from './shell.texts.ts'
import { useNewVersion } from './use-new-version.ts'
import { useStable } from './use-stable.ts'

const UpdateActions = later(() => import('./update-actions.tsx').then((module) => module.UpdateActions))

const OFFER = 'new-version'
const LOOK_EVERY_MS = 2000

/** The worker is registered when the page has come to rest. */
export const UpdateWhenStable = () => (useStable() ? <UpdatePrompt /> : null)

/** Offered, never forced, and not in the middle of a weigh-in. It takes no focus: somebody may be typing. */
function UpdatePrompt() {
  const { waits, decline } = useNewVersion()
  useOffer(waits, decline)
  return null
}

/** The offer is on the screen while `isWanted` and while this tab is not busy. */
export function useOffer(isWanted: boolean, decline: () => void): void {
  const [busy, setBusy] = useState(isBusy)
  useEffect(() => {
    if (!isWanted) return
    setBusy(isBusy())
    const timer = setInterval(() => setBusy(isBusy()), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWanted])
  const isShown = isWanted && !busy
  // The version that waits now, which may be newer than the one that was offered first.
  const latest = useRef(decline)
  latest.current = decline
  useEffect(() => {
    if (!isShown) return
    notify.warning(t('updatePrompt.hasAnUpdatedVersion', { name: brand.name }), {
      id: OFFER,
      title: t('updatePrompt.updateAvailable'),
      durationMs: false,
      actions: <UpdateActions onCancel={() => latest.current()} />,
    })
    return () => notify.dismiss(OFFER)
  }, [isShown])
}
