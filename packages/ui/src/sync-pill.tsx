import { IconAlertCircle, IconCircleFilled, IconCloudOff, IconCloudUp, IconProgress } from '@tabler/icons-react'
import type { UiIcon } from './icon.ts'
import type { Tone } from './palette.ts'

export type SyncState =
  | { kind: 'live' }
  | { kind: 'saving' }
  | { kind: 'pending'; count: number }
  | { kind: 'offline'; count?: number }
  | { kind: 'needs-you'; count: number }

type Look = { tone: Tone; icon: UiIcon; short: string; full: string }

function lookOf(state: SyncState): Look {
  switch (state.kind) {
    case 'live':
      return { tone: 'kelp', icon: IconCircleFilled, short: 'Live', full: 'Live' }
    case 'saving':
      return { tone: 'ink', icon: IconProgress, short: 'Saving…', full: 'Saving…' }
    case 'pending':
      return { tone: 'amber', icon: IconCloudUp, short: `${state.count} here`, full: `${state.count} on this device` }
    case 'offline':
      return {
        tone: 'amber',
        icon: IconCloudOff,
        short: state.count ? `Offline · ${state.count}` : 'Offline',
        full: 'Offline — all changes are kept here',
      }
    case 'needs-you':
      return {
        tone: 'red',
        icon: IconAlertCircle,
        short: `${state.count} needs you`,
        full: `${state.count} ${state.count === 1 ? 'needs' : 'need'} you`,
      }
  }
}

type SyncPillProps = { state: SyncState; onClick?: () => void }

/** The one place that says whether work is safe; opens the sync drawer. */
export function SyncPill({ state, onClick }: SyncPillProps) {
  const { tone, icon: Icon, short, full } = lookOf(state)
  return (
    <>
      <button type="button" className="rl-sync" data-tone={tone} data-kind={state.kind} onClick={onClick} aria-haspopup="dialog">
        <Icon size={state.kind === 'live' ? 10 : 16} stroke={2} aria-hidden />
        <span className="rl-sync__full">{full}</span>
        <span className="rl-sync__short" aria-hidden>
          {short}
        </span>
      </button>
      <span className="rl-sr-only" role="status">
        {state.kind === 'saving' ? '' : full}
      </span>
    </>
  )
}

/** The small cloud of a row that only this device has so far. */
export const DeviceOnlyMark = () => (
  <span className="rl-device-only" title="Saved on this device">
    <IconCloudUp size={16} stroke={2} aria-hidden />
    <span className="rl-sr-only">Saved on this device</span>
  </span>
)
