import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { EnvironmentSwitch } from './environment-switch.tsx'
import { UiLink } from './link.tsx'
import { SyncPill, type SyncState } from './sync-pill.tsx'
import { writeClock } from './times.ts'

type StationBarProps = {
  title: ReactNode
  /** "Station A". */
  station?: ReactNode
  back?: { label: string; href: string }
  sync?: { state: SyncState; onClick?: () => void }
  /** Scale connection, lock, more. */
  children?: ReactNode
}

/** One line for a screen that does one thing: where, when, is it safe. */
export function StationBar({ title, station, back, sync, children }: StationBarProps) {
  return (
    <header className="rl-station-bar">
      {back && (
        <UiLink href={back.href} className="rl-station-bar__back" aria-label={`Back to ${back.label}`}>
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
      <Clock />
      {children}
      <EnvironmentSwitch />
      {sync && <SyncPill {...sync} />}
    </header>
  )
}

function Clock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time className="rl-station-bar__clock" dateTime={now.toISOString()}>
      {writeClock(now)}
    </time>
  )
}
