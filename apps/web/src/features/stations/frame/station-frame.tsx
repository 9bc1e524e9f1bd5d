import { notify } from '@ramplight/ui/dialogs/toasts'
import type { SyncState } from '@ramplight/ui/frame/sync-pill.tsx'
import { StationBar } from '@ramplight/ui/station/station-bar.tsx'
import type { Zone } from '@ramplight/ui/values/times'
import { type ReactNode, useEffect, useState } from 'react'
import { SyncDrawerPlace, useOpenDrawer } from '#features/sync/drawer/index.ts'
import { usePillState } from '#features/sync/state/index.ts'
import { openBook } from '#platform/local/book/local-gate.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { useEngineState } from '#platform/local/book/use-sync.ts'
import { useAlone } from '#platform/local/book/work-alone.ts'
import { useOnline } from '#platform/use-online.ts'
import { askNow } from '../asked-bags/asked-bags.ts'
import type { DeviceBag } from '../kept-bags/device-bags.ts'
import { PendingSheet } from '../kept-bags/pending-sheet.tsx'
import { LockPlace } from '../lock/lock-place.tsx'
import { LowBattery } from './low-battery.tsx'
import type { StationKind } from './station-kind.ts'
import './station.css'

type Line = { online: boolean; alone: boolean; sending: boolean }

export function syncStateOf(pending: readonly DeviceBag[], { online, alone, sending }: Line): SyncState {
  const refused = pending.filter(({ refusal }) => refusal).length
  const asking = pending.filter((bag) => bag.asking).length
  const waiting = pending.length - refused - asking
  if (refused > 0) return { kind: 'needs-you', count: refused }
  if (!online) return { kind: alone ? 'alone' : 'offline', count: waiting }
  if (waiting === 0) return asking > 0 ? { kind: 'asking', count: asking } : { kind: 'live' }
  return sending ? { kind: 'saving' } : { kind: 'pending', count: waiting }
}

type StationFrameProps = {
  title: string
  station?: ReactNode
  kind?: StationKind
  back: { label: string; href: string }
  /** Of the event: lateness is counted by this clock, so it is the one that is shown. */
  zone?: Zone | undefined
  pending: readonly DeviceBag[]
  /** Where a bag that needs a person is decided. */
  onOpenBag?: (bag: DeviceBag) => void
  tools?: ReactNode
  /** A page rather than a panel. */
  scrolls?: boolean
  children: ReactNode
}

/** No navigation, one bar, one job; what is not sent yet is one tap away. */
export function StationFrame({ title, station, kind, back, zone, pending, onOpenBag, tools, scrolls, children }: StationFrameProps) {
  const alone = useAlone()
  const sending = useEngineState()?.phase === 'pushing'
  const device = usePillState()
  // A device may believe in a network on which nobody answers; the pill of the other screens knows that.
  const online = useOnline() && device.kind !== 'offline'
  const openDrawer = useOpenDrawer()
  const [open, setOpen] = useState(false)
  // What needs a person, here or anywhere on this device, comes first; then bags; without any, what else waits on this device.
  const isOfDevice = device.kind === 'needs-you' || device.kind === 'checking' || pending.length === 0
  const state = isOfDevice ? device : syncStateOf(pending, { online, alone, sending })
  useEffect(() => notify.clear(), [])
  return (
    <div className="rl-station" data-targets={scrolls ? undefined : 'ops'} data-scrolls={scrolls || undefined} data-kind={kind}>
      <StationBar
        title={title}
        station={station}
        back={back}
        clock={{ now: timeHere, zone }}
        sync={{ state, onClick: () => setOpen(true) }}
      >
        {tools}
      </StationBar>
      <LowBattery />
      <main id="main" className="rl-station__main">
        {children}
      </main>
      <PendingSheet
        opened={open}
        onClose={() => setOpen(false)}
        onRetry={() => {
          void openBook()?.local.engine.syncNow()
          void askNow()
        }}
        pending={pending}
        online={online}
        alone={alone}
        onMore={() => {
          setOpen(false)
          openDrawer()
        }}
        onOpenBag={
          onOpenBag &&
          ((bag) => {
            setOpen(false)
            onOpenBag(bag)
          })
        }
      />
      <SyncDrawerPlace />
      <LockPlace />
    </div>
  )
}
