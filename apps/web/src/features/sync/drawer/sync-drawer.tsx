import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useEffect } from 'react'
import { deviceName } from '#platform/device.ts'
import { useBook } from '#platform/local/book/use-local.ts'
import { useEngineState, useSyncCounts } from '#platform/local/book/use-sync.ts'
import { useOnline } from '#platform/use-online.ts'
import { ConnectionLine } from '../connection/index.ts'
import classes from '../sync.module.css'
import { useDeviceWork } from './device-work.ts'
import { DeviceWorkView } from './device-work-view.tsx'
import { t } from './drawer.texts.ts'
import { DrawerFooter } from './drawer-footer.tsx'
import { WithoutCopy } from './without-copy.tsx'

/** What this device has, what the server has, and what a person has to decide. */
export function SyncDrawer({ onClose }: { onClose: () => void }) {
  const book = useBook()
  const state = useEngineState()
  const counts = useSyncCounts()
  const work = useDeviceWork()
  const online = useOnline()
  // Here it is said for good; what was said in passing stays in the bell.
  useEffect(() => notify.clear(), [])
  const isHere = book && state && counts
  return (
    <SideSheet
      opened
      onClose={onClose}
      title={t('syncDrawer.thisDevice')}
      size="lg"
      footer={isHere ? <DrawerFooter engine={book.local.engine} work={work} /> : undefined}
    >
      <div className={classes.drawer}>
        <ConnectionLine online={online} />
        {isHere ? <DeviceWorkView book={book} state={state} counts={counts} work={work} /> : <WithoutCopy online={online} />}
        <p className={classes.quiet}>{t('syncDrawer.thisDeviceIsKnown', { name: deviceName() })}</p>
      </div>
    </SideSheet>
  )
}
