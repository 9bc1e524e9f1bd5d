import {
  IconAlertCircle,
  IconCircleFilled,
  IconCloudOff,
  IconCloudQuestion,
  IconPlugConnectedX,
  IconProgress,
  IconTriangleFilled,
} from '@tabler/icons-react'
import type { UiIcon } from '../theme/icon.ts'
import type { Tone } from '../theme/palette.ts'

export type SyncState =
  | { kind: 'live' }
  /** What waits on this device has not been looked at yet. */
  | { kind: 'checking' }
  /** The server was asked and has not answered: nobody knows whether it has this. */
  | { kind: 'asking'; count: number }
  | { kind: 'saving' }
  | { kind: 'pending'; count: number }
  | { kind: 'offline'; count?: number }
  | { kind: 'alone'; count?: number }
  | { kind: 'needs-you'; count: number }

type Look = { tone: Tone; icon: UiIcon; size: number; short: string; full: string }

const needs = (count: number) => `${count} ${count === 1 ? 'needs' : 'need'} you`

function lookOf(state: SyncState): Look {
  switch (state.kind) {
    case 'live':
      return { tone: 'kelp', icon: IconCircleFilled, size: 10, short: 'Live', full: 'Live' }
    case 'checking':
      return { tone: 'ink', icon: IconProgress, size: 16, short: 'Checking…', full: 'Checking…' }
    case 'asking':
      return {
        tone: 'amber',
        icon: IconCloudQuestion,
        size: 16,
        short: `Asking · ${state.count}`,
        full: `Asking the server… · ${state.count}`,
      }
    case 'saving':
      return { tone: 'ink', icon: IconProgress, size: 16, short: 'Saving…', full: 'Saving…' }
    case 'pending':
      return { tone: 'amber', icon: IconTriangleFilled, size: 11, short: `${state.count} here`, full: `${state.count} on this device` }
    case 'offline':
      return {
        tone: 'amber',
        icon: IconCloudOff,
        size: 16,
        short: state.count ? `Offline · ${state.count}` : 'Offline',
        full: `Offline — all changes are kept here${state.count ? ` · ${state.count}` : ''}`,
      }
    case 'alone':
      return {
        tone: 'amber',
        icon: IconPlugConnectedX,
        size: 16,
        short: state.count ? `Here · ${state.count}` : 'Only here',
        full: `Only on this device${state.count ? ` · ${state.count}` : ''}`,
      }
    case 'needs-you':
      return {
        tone: 'red',
        icon: IconAlertCircle,
        size: 16,
        short: needs(state.count),
        full: needs(state.count),
      }
  }
}

type SyncPillProps = { state: SyncState; onClick?: () => void }

/** The one place that says whether work is safe; opens the sync drawer. */
export function SyncPill({ state, onClick }: SyncPillProps) {
  const { tone, icon: Icon, size, short, full } = lookOf(state)
  return (
    <>
      <button type="button" className="rl-sync" data-tone={tone} data-kind={state.kind} onClick={onClick} aria-haspopup="dialog">
        <Icon size={size} stroke={2} aria-hidden />
        <span className="rl-sync__full">{full}</span>
        <span className="rl-sync__short" aria-hidden>
          {short}
        </span>
      </button>
      <span className="rl-sr-only" role="status">
        {state.kind === 'saving' || state.kind === 'checking' ? '' : full}
      </span>
    </>
  )
}
