import type { EnginePhase, SyncCounts } from '@ramplight/sync/types'
import type { SyncState } from '@ramplight/ui/frame/sync-pill.tsx'

type Known = {
  online: boolean
  /** Somebody chose to work without the network in this tab. */
  alone?: boolean
  /** A screen waits for an answer to something that was saved. */
  saving: boolean
  /** Null: this person has no copy on this device (visitor, angler, admin). */
  phase: EnginePhase | null
  counts: SyncCounts | null
  /** Their copy is there, and cannot be looked into. */
  hindered?: boolean
  /** There may be a copy with something in it, and nobody has looked yet. */
  unread?: boolean
  /** The server was asked so many things of this device, and has not answered. */
  asking?: number
}

/** Phases in which nothing goes out until a person has done something. */
const WAITS_FOR_A_PERSON: readonly EnginePhase[] = ['auth-needed', 'upgrade-needed']

/** Changes that only this device has and that go out by themselves. */
export const unsentOf = ({ pending, sealed, waiting }: SyncCounts): number => pending + sealed + waiting

/** Refused changes, open conflicts, and an engine that stands still until somebody signs in or updates. */
export const needsYouOf = (counts: SyncCounts, phase: EnginePhase | null): number =>
  counts.quarantined + counts.conflicts + (phase && WAITS_FOR_A_PERSON.includes(phase) ? 1 : 0)

/** What the pill says; what needs a person comes before everything else. */
export function pillStateOf({ online, alone, saving, phase, counts, hindered, unread, asking = 0 }: Known): SyncState {
  if (!counts && hindered) return { kind: 'needs-you', count: 1 }
  // Nobody has looked: neither calm nor a number would be true.
  if (!counts && unread) return { kind: 'checking' }
  if (!counts && asking > 0) return { kind: 'asking', count: asking }
  if (!counts && alone) return { kind: 'alone' }
  if (!counts) return online ? { kind: saving ? 'saving' : 'live' } : { kind: 'offline' }
  const [unsent, needed] = [unsentOf(counts), needsYouOf(counts, phase)]
  if (needed > 0) return { kind: 'needs-you', count: needed }
  if (alone || !online || phase === 'offline') return { kind: alone ? 'alone' : 'offline', ...(unsent > 0 ? { count: unsent } : {}) }
  if (saving || (unsent > 0 && phase === 'pushing')) return { kind: 'saving' }
  if (unsent > 0) return { kind: 'pending', count: unsent }
  if (asking > 0) return { kind: 'asking', count: asking }
  return phase === 'backoff' ? { kind: 'offline' } : { kind: 'live' }
}
