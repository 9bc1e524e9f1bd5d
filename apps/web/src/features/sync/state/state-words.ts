import type { EnginePhase, EngineState, SyncCounts } from '@ramplight/sync/types'
import { brand } from '@ramplight/ui/theme/brand'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { unsentOf } from './pill-state.ts'
import { tableName } from './waiting-list.ts'

/** `1 change`, `4 changes` */
export const changes = (count: number): string => (count === 1 ? '1 change' : `${writeNumber(count)} changes`)

/** Where the work of this device is, in one sentence. */
export function summaryWords(counts: SyncCounts): string {
  const unsent = unsentOf(counts)
  if (unsent > 0) return `${changes(unsent)} ${unsent === 1 ? 'is' : 'are'} safe on this device and not on the server yet.`
  if (counts.quarantined + counts.conflicts > 0) return 'Everything else is on the server.'
  return 'Everything is on the server.'
}

/** What is still only on this device after it was tried to be sent: why, and what a person can do. `phase`: how that ended. */
export function leftWords(phase: EnginePhase, counts: SyncCounts): string {
  const toSend = counts.pending + counts.sealed
  const parts = [toSend > 0 && toSendWords(phase, toSend), counts.waiting > 0 && waitingWords(counts.waiting)]
  return parts.filter(Boolean).join(' ')
}

function toSendWords(phase: EnginePhase, count: number): string {
  if (phase === 'auth-needed') return `Sign in again to send ${changes(count)}. Everything is kept on this device until then.`
  if (phase === 'upgrade-needed') return `Update ${brand.name} to send ${changes(count)}. Everything is kept on this device until then.`
  const safe = `${changes(count)} ${count === 1 ? 'stays safe on this device and goes out by itself.' : 'stay safe on this device and go out by themselves.'}`
  return phase === 'offline' || phase === 'backoff' ? `The server did not answer. ${safe}` : safe
}

/** They do not go out by themselves: what they hang on was refused. */
const waitingWords = (count: number): string =>
  `${changes(count)} ${count === 1 ? 'waits' : 'wait'} for one that was refused. Look at what needs you.`

/** `Sending 3 of 9`, `Getting entries, 400 so far`; null when nothing is under way. */
export function progressWords({ phase, progress }: Pick<EngineState, 'phase' | 'progress'>): string | null {
  if (phase === 'hello') return 'Asking the server…'
  if (!progress || (phase !== 'pushing' && phase !== 'pulling')) return null
  const { done, total, table } = progress
  if (phase === 'pushing') return total ? `Sending ${done} of ${total}` : 'Sending…'
  const what = table ? tableName(table).toLowerCase() : 'what is new'
  return total ? `Getting ${what}, ${done} of ${total}` : `Getting ${what}, ${done} so far`
}

/** What was made here adds up to what became of it; shown, so that anybody can check that nothing is missing. */
export function accounting(counts: SyncCounts): { words: string; addsUp: boolean } {
  const parts: [number, string][] = [
    [counts.settled, 'on the server'],
    [counts.pending + counts.sealed, 'to send'],
    [counts.waiting, 'waiting for another'],
    [counts.quarantined, 'refused'],
    [counts.coalesced, 'put together'],
    [counts.discarded, 'discarded'],
  ]
  const sum = parts.reduce((all, [count]) => all + count, 0)
  const shown = parts.filter(([count], index) => count > 0 || index < 2).map(([count, name]) => `${writeNumber(count)} ${name}`)
  return { words: `${writeNumber(counts.issued)} made here = ${shown.join(' + ')}`, addsUp: sum === counts.issued }
}
