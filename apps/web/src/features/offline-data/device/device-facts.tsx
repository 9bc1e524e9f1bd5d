import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { UiIcon } from '@ramplight/ui/theme/icon'
import type { Tone } from '@ramplight/ui/theme/palette'
import { IconAppWindow, IconDatabase, IconLockOpen, IconPinned, IconShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAppFiles } from '#platform/portal-files/use-app-files.ts'
import classes from '../offline-data.module.css'
import { t } from './device.texts.ts'
import { type DeviceStorage, inMegabytes, LITTLE_ROOM } from './device-storage.ts'
import { partInWords } from './part-in-words.ts'

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

/** `hasCopy`: whoever is here keeps a database on the device, and not only what they saw. */
type Props = { storage: DeviceStorage; installsByHand: boolean; hasCopy?: boolean }

/** What this device promises, and what it does not. */
export function DeviceFacts({ storage, installsByHand, hasCopy = true }: Props) {
  const app = useAppFiles()
  return (
    <ul className={classes.facts}>
      <Persistence isPersistent={storage.isPersistent} />
      <Fact icon={IconAppWindow} tone={app.isKept ? 'kelp' : 'amber'} more={app.isKept ? undefined : t('facts.appComesByItself')}>
        {app.isKept ? t('facts.appOpensWithoutInternet') : t('facts.appIsNotHereYet', { percent: partInWords(app) })}
      </Fact>
      <Room {...storage} version={hasCopy ? t('facts.databaseVersion', { version: String(SYNC_SCHEMA) }) : null} />
      {installsByHand && (
        <Fact icon={IconShare} tone="amber" more={t('facts.shareAddToHomeScreen')}>
          {t('facts.safariClearsTab')}
        </Fact>
      )}
      <Fact icon={IconLockOpen} more={t('facts.lockTheDevice')}>
        {t.rich('facts.notEncrypted', { b: (words) => <b>{words}</b> })}
      </Fact>
    </ul>
  )
}

function Persistence({ isPersistent }: Pick<DeviceStorage, 'isPersistent'>) {
  if (isPersistent === null) return <Fact icon={IconPinned}>{t('facts.browserDoesNotSay')}</Fact>
  return isPersistent ? (
    <Fact icon={IconPinned} tone="kelp">
      {t('facts.browserKeepsData')}
    </Fact>
  ) : (
    <Fact icon={IconPinned} tone="amber" more={t('facts.installAppOrAllow')}>
      {t('facts.browserMayClearData')}
    </Fact>
  )
}

function Room({ used, quota, version }: DeviceStorage & { version: string | null }) {
  if (used === null || quota === null) return version && <Fact icon={IconDatabase}>{version}</Fact>
  const isLittle = quota - used < LITTLE_ROOM
  return (
    <Fact icon={IconDatabase} tone={isLittle ? 'red' : undefined} more={version}>
      {t('facts.usedOf', { used: inMegabytes(used), quota: inMegabytes(quota) })}
      {isLittle && ` ${t('facts.littleRoomLeft')}`}
    </Fact>
  )
}
