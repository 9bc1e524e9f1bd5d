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
import { t } from './frame.texts.ts'

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

const needs = (count: number) => t('syncPill.needs', { count })

function lookOf(state: SyncState): Look {
  switch (state.kind) {
    case 'live':
      return { tone: 'kelp', icon: IconCircleFilled, size: 10, short: t('syncPill.live'), full: t('syncPill.live') }
    case 'checking':
      return { tone: 'ink', icon: IconProgress, size: 16, short: t('syncPill.checking'), full: t('syncPill.checking') }
    case 'asking':
      return {
        tone: 'amber',
        icon: IconCloudQuestion,
        size: 16,
        short: t('syncPill.asking', { count: state.count }),
        full: t('syncPill.askingTheServer', { count: state.count }),
      }
    case 'saving':
      return { tone: 'ink', icon: IconProgress, size: 16, short: t('syncPill.saving'), full: t('syncPill.saving') }
    case 'pending':
      return {
        tone: 'amber',
        icon: IconTriangleFilled,
        size: 11,
        short: t('syncPill.here', { count: state.count }),
        full: t('syncPill.onThisDevice', { count: state.count }),
      }
    case 'offline':
      return {
        tone: 'amber',
        icon: IconCloudOff,
        size: 16,
        short: state.count ? t('syncPill.offlineWith', { count: state.count }) : t('syncPill.offline'),
        full: t('syncPill.offlineAllChanges', { count: state.count ? ` · ${state.count}` : '' }),
      }
    case 'alone':
      return {
        tone: 'amber',
        icon: IconPlugConnectedX,
        size: 16,
        short: state.count ? t('syncPill.hereWith', { count: state.count }) : t('syncPill.onlyHere'),
        full: t('syncPill.onlyOnThisDevice', { count: state.count ? ` · ${state.count}` : '' }),
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
