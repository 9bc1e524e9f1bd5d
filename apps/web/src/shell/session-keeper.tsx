import { readStored } from '@ramplight/ui/stored-state'
import { useEffect } from 'react'
import { IdleDialog } from './idle-dialog.tsx'
import { NetworkNotices } from './network-notices.tsx'
import { SessionWatch } from './session-watch.tsx'
import { UpdateWhenStable } from './update-prompt.tsx'

/** What runs beside every page: the session, the network, the idle question, the next version. */
export function SessionKeeper() {
  useEffect(() => {
    // A station of this device went away before it knew what became of a bag.
    if (readStored('rl-asked-bags') !== null) void import('#features/weigh-in/asked/asked-bags.ts').then(({ keepAsking }) => keepAsking())
  }, [])
  return (
    <>
      <SessionWatch />
      <IdleDialog />
      <NetworkNotices />
      <UpdateWhenStable />
    </>
  )
}
