import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { UiIcon } from '@ramplight/ui/theme/icon'
import type { Tone } from '@ramplight/ui/theme/palette'
import { IconAppWindow, IconDatabase, IconLockOpen, IconPinned, IconShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAppFiles } from '#platform/portal-files/use-app-files.ts'
import { type DeviceStorage, inMegabytes, LITTLE_ROOM } from './device-storage.ts'
import classes from './offline-data.module.css'
import { partInWords } from './offline-readiness.ts'

type FactProps = { icon: UiIcon; tone?: Tone; children: ReactNode; more?: ReactNode }

const Fact = ({ icon: Icon, tone, children, more }: FactProps) => (
  <li data-tone={tone}>
    <Icon size={20} stroke={1.75} aria-hidden />
    <span>
      {children}
      {more && <small>{more}</small>}
    </span>
  </li>
)

type Props = { storage: DeviceStorage; installsByHand: boolean }

/** What this device promises, and what it does not. */
export function DeviceFacts({ storage, installsByHand }: Props) {
  const app = useAppFiles()
  return (
    <ul className={classes.facts}>
      <Persistence isPersistent={storage.isPersistent} />
      <Fact
        icon={IconAppWindow}
        tone={app.isKept ? 'kelp' : 'amber'}
        more={app.isKept ? undefined : 'It comes by itself: stay on this page for a moment while you have internet.'}
      >
        {app.isKept ? 'The app opens without internet.' : `The app itself is not on this device yet${partInWords(app)}.`}
      </Fact>
      <Room {...storage} />
      {installsByHand && (
        <Fact icon={IconShare} tone="amber" more="Share → Add to Home Screen, then open it from there and get the data.">
          Safari clears a tab that was not opened for seven days. An app on the home screen it leaves alone.
        </Fact>
      )}
      <Fact icon={IconLockOpen} more="Lock the device itself, and remove your data from one that is not yours.">
        What is on this device is <b>not encrypted</b> by the app.
      </Fact>
    </ul>
  )
}

function Persistence({ isPersistent }: Pick<DeviceStorage, 'isPersistent'>) {
  if (isPersistent === null)
    return <Fact icon={IconPinned}>This browser does not say whether it keeps the data when the disk is full.</Fact>
  return isPersistent ? (
    <Fact icon={IconPinned} tone="kelp">
      The browser keeps the data until you remove it.
    </Fact>
  ) : (
    <Fact icon={IconPinned} tone="amber" more="Install the app or allow it to keep data, then get the data again.">
      The browser has not promised to keep the data: it may clear it when the disk is full.
    </Fact>
  )
}

function Room({ used, quota }: DeviceStorage) {
  if (used === null || quota === null) return <Fact icon={IconDatabase}>Database version {SYNC_SCHEMA}.</Fact>
  const isLittle = quota - used < LITTLE_ROOM
  return (
    <Fact icon={IconDatabase} tone={isLittle ? 'red' : undefined} more={`Database version ${SYNC_SCHEMA}.`}>
      {inMegabytes(used)} used of {inMegabytes(quota)}.{isLittle && ' There is little room left: a long day may not fit.'}
    </Fact>
  )
}
