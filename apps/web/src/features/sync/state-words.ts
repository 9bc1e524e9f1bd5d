import type { EngineState, SyncCounts } from '@ramplight/sync/types'
import { unsentOf } from './pill-state.ts'
import { tableName } from './waiting-list.ts'

/** `1 change`, `4 changes` */
export const changes = (count: number): string => (count === 1 ? '1 change' : `${count.toLocaleString('en-US')} changes`)

/** Where the work of this device is, in one sentence. */
export function summaryWords(counts: SyncCounts): string {
  const unsent = unsentOf(counts)
  if (unsent > 0) return `${changes(unsent)} ${unsent === 1 ? 'is' : 'are'} safe on this device and not on the server yet.`
  if (counts.quarantined + counts.conflicts > 0) return 'Everything else is on the server.'
  return 'Everything is on the server.'
}

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
  const shown = parts.filter(([count], index) => count > 0 || index < 2).map(([count, name]) => `${count.toLocaleString('en-US')} ${name}`)
  return { words: `${counts.issued.toLocaleString('en-US')} made here = ${shown.join(' + ')}`, addsUp: sum === counts.issued }
}
