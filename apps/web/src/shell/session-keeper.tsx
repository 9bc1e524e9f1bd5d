import { readStored } from '@ramplight/ui/values/stored-state'
import { useEffect } from 'react'
import { borrowers } from '#platform/borrowed.ts'
import { onSessionChange } from '#platform/session.ts'
import { IdleDialog } from './idle-dialog.tsx'
import { NetworkNotices } from './network-notices.tsx'
import { SessionWatch } from './session-watch.tsx'
import { UpdateWhenStable } from './update-prompt.tsx'

const notLeft = (error: unknown) => console.error('Not everything of the last person could be removed; the next page tries again.', error)

/** What runs beside every page: the session, the network, the idle question, the next version. */
export function SessionKeeper() {
  useEffect(() => {
    // A station of this device went away before it knew what became of a bag.
    if (readStored('rl-asked-bags') !== null) void import('#features/stations/asked-bags/index.ts').then(({ keepAsking }) => keepAsking())
  }, [])
  useEffect(() => {
    const leave = () => {
      if (borrowers().length > 0)
        void import('#features/offline-data/leaving/index.ts').then(({ leaveWhoIsGone }) => leaveWhoIsGone()).catch(notLeft)
    }
    leave()
    return onSessionChange(leave)
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
