import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { EnvironmentSwitch } from '../frame/environment-switch.tsx'
import { UiLink } from '../frame/link.tsx'
import { SyncPill, type SyncState } from '../frame/sync-pill.tsx'
import { writeClock, type Zone } from '../values/times.ts'
import { t } from './station.texts.ts'

type StationBarProps = {
  title: ReactNode
  /** "Station A". */
  station?: ReactNode
  back?: { label: string; href: string }
  /** The time that counts: the device's unless given, in the zone of the event. */
  clock?: { now?: () => number; zone?: Zone | undefined }
  sync?: { state: SyncState; onClick?: () => void }
  /** Scale connection, lock, more. */
  children?: ReactNode
}

/** One line for a screen that does one thing: where, when, is it safe. */
export function StationBar({ title, station, back, clock, sync, children }: StationBarProps) {
  return (
    <header className="rl-station-bar">
      {back && (
        <UiLink href={back.href} className="rl-station-bar__back" aria-label={t('stationBar.backTo', { place: back.label })}>
          <IconChevronLeft size={24} stroke={2} aria-hidden />
        </UiLink>
      )}
      <div className="rl-station-bar__where">
        <h1 tabIndex={-1} data-page-title>
          {title}
        </h1>
        {station && <span className="rl-station-bar__station">{station}</span>}
      </div>
      <span className="rl-station-bar__spring" />
      <Clock {...clock} />
      {children}
      <EnvironmentSwitch />
      {sync && <SyncPill {...sync} />}
    </header>
  )
}

function Clock({ now: read = Date.now, zone }: NonNullable<StationBarProps['clock']>) {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), 1000)
    return () => clearInterval(timer)
  }, [read])
  return (
    <time className="rl-station-bar__clock" dateTime={new Date(now).toISOString()}>
      {writeClock(now, zone)}
    </time>
  )
}
