import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useEffect } from 'react'
import { deviceName } from '#platform/device.ts'
import { useOnline } from '#platform/use-online.ts'
import { ConnectionLine } from '../connection/index.ts'
import classes from '../sync.module.css'
import { t } from './drawer.texts.ts'
import { WithoutCopy } from './without-copy.tsx'

/** The drawer of somebody who keeps no copy: nothing of the sync engine is loaded for them. */
export function NoCopyDrawer({ onClose }: { onClose: () => void }) {
  const online = useOnline()
  // Here it is said for good; what was said in passing stays in the bell.
  useEffect(() => notify.clear(), [])
  return (
    <SideSheet opened onClose={onClose} title={t('noCopyDrawer.thisDevice')} size="lg">
      <div className={classes.drawer}>
        <ConnectionLine online={online} />
        <WithoutCopy online={online} />
        <p className={classes.quiet}>{t('noCopyDrawer.thisDeviceIsKnown', { name: deviceName() })}</p>
      </div>
    </SideSheet>
  )
}
