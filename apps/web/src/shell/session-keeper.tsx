import { IdleDialog } from './idle-dialog.tsx'
import { NetworkNotices } from './network-notices.tsx'
import { SessionWatch } from './session-watch.tsx'
import { UpdateWhenStable } from './update-prompt.tsx'

/** What runs beside every page: the session, the network, the idle question, the next version. */
export function SessionKeeper() {
  return (
    <>
      <SessionWatch />
      <IdleDialog />
      <NetworkNotices />
      <UpdateWhenStable />
    </>
  )
}
