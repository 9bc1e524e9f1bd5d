import { overlaysSoon } from '@ramplight/ui/dialogs/overlays.tsx'
import '@ramplight/ui/parts/action-menu.tsx'
import type { Id } from '@ramplight/domain/kernel/ids'
import { useEffect } from 'react'
import { IdleDialog } from './idle-dialog.tsx'
import { keepAppFiles } from './keep-app-files.ts'
import { NetworkNotices } from './network-notices.tsx'
import { SessionWatch } from './session-watch.tsx'
import { useStable } from './use-stable.ts'

/** What runs beside every page once somebody has signed in: their session, the idle question, the words about the network. */
export function SignedIn({ actedBefore }: { actedBefore: Id | null }) {
  const stable = useStable()
  // Without a network it may be too late to fetch what says so.
  useEffect(overlaysSoon, [])
  useEffect(() => (stable ? keepAppFiles() : undefined), [stable])
  return (
    <>
      <SessionWatch actedBefore={actedBefore} />
      <IdleDialog />
      <NetworkNotices />
    </>
  )
}
