import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { UiIcon } from '@ramplight/ui/theme/icon'
import type { Tone } from '@ramplight/ui/theme/palette'
import { IconAppWindow, IconDatabase, IconLockOpen, IconPinned, IconShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAppFiles } from '#platform/portal-files/use-app-files.ts'
import { type DeviceStorage, inMegabytes, LITTLE_ROOM } from './device-storage.ts'
import classes from './offline-data.module.css'
import { t } from './offline-data.texts.ts'
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
      <Fact icon={IconAppWindow} tone={app.isKept ? 'kelp' : 'amber'} more={app.isKept ? undefined : t('deviceFacts.appComesByItself')}>
        {app.isKept ? t('deviceFacts.appOpensWithoutInternet') : t('deviceFacts.appIsNotHereYet', { percent: partInWords(app) })}
      </Fact>
      <Room {...storage} />
      {installsByHand && (
        <Fact icon={IconShare} tone="amber" more={t('deviceFacts.shareAddToHomeScreen')}>
          {t('deviceFacts.safariClearsTab')}
        </Fact>
      )}
      <Fact icon={IconLockOpen} more={t('deviceFacts.lockTheDevice')}>
        {t.rich('deviceFacts.notEncrypted', { b: (words) => <b>{words}</b> })}
      </Fact>
    </ul>
  )
}

function Persistence({ isPersistent }: Pick<DeviceStorage, 'isPersistent'>) {
  if (isPersistent === null) return <Fact icon={IconPinned}>{t('deviceFacts.browserDoesNotSay')}</Fact>
  return isPersistent ? (
    <Fact icon={IconPinned} tone="kelp">
      {t('deviceFacts.browserKeepsData')}
    </Fact>
  ) : (
    <Fact icon={IconPinned} tone="amber" more={t('deviceFacts.installAppOrAllow')}>
      {t('deviceFacts.browserMayClearData')}
    </Fact>
  )
}

function Room({ used, quota }: DeviceStorage) {
  if (used === null || quota === null)
    return <Fact icon={IconDatabase}>{t('deviceFacts.databaseVersion', { version: String(SYNC_SCHEMA) })}</Fact>
  const isLittle = quota - used < LITTLE_ROOM
  return (
    <Fact icon={IconDatabase} tone={isLittle ? 'red' : undefined} more={t('deviceFacts.databaseVersion', { version: String(SYNC_SCHEMA) })}>
      {t('deviceFacts.usedOf', { used: inMegabytes(used), quota: inMegabytes(quota) })}
      {isLittle && ` ${t('deviceFacts.littleRoomLeft')}`}
    </Fact>
  )
}
