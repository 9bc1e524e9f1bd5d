import { brand } from '@ramplight/domain/kernel/brand'
import type { EnginePhase, EngineState, SyncCounts } from '@ramplight/sync/types'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { unsentOf } from './pill-state.ts'
import { t } from './state.texts.ts'
import { tableName } from './waiting-list.ts'

/** `1 change`, `4 changes` */
export const changes = (count: number): string => t('stateWords.changes', { count })

/** Where the work of this device is, in one sentence. */
export function summaryWords(counts: SyncCounts): string {
  const unsent = unsentOf(counts)
  if (unsent > 0) return t('stateWords.isSafe', { changes: changes(unsent), count: unsent })
  if (counts.quarantined + counts.conflicts > 0) return t('stateWords.everythingElse')
  return t('stateWords.everything')
}

/** What is still only on this device after it was tried to be sent: why, and what a person can do. `phase`: how that ended. */
export function leftWords(phase: EnginePhase, counts: SyncCounts): string {
  const toSend = counts.pending + counts.sealed
  const parts = [toSend > 0 && toSendWords(phase, toSend), counts.waiting > 0 && waitingWords(counts.waiting)]
  return parts.filter(Boolean).join(' ')
}

function toSendWords(phase: EnginePhase, count: number): string {
  if (phase === 'auth-needed') return t('stateWords.signInAgain', { changes: changes(count) })
  if (phase === 'upgrade-needed') return t('stateWords.updateToSendEverything', { product: brand.name, changes: changes(count) })
  const safe = `${changes(count)} ${t('stateWords.staysSafe', { count })}`
  return phase === 'offline' || phase === 'backoff' ? t('stateWords.serverDidNotAnswer', { whereItIs: safe }) : safe
}

/** They do not go out by themselves: what they hang on was refused. */
const waitingWords = (count: number): string => t('stateWords.waits', { changes: changes(count), count })

/** `Sending 3 of 9`, `Getting entries, 400 so far`; null when nothing is under way. */
export function progressWords({ phase, progress }: Pick<EngineState, 'phase' | 'progress'>): string | null {
  if (phase === 'hello') return t('stateWords.askingTheServer')
  if (!progress || (phase !== 'pushing' && phase !== 'pulling')) return null
  const { done, total, table } = progress
  if (phase === 'pushing') return total ? t('stateWords.sending', { done, total }) : t('stateWords.sendingNow')
  const what = table ? tableName(table).toLowerCase() : t('stateWords.whatIsNew')
  return total ? t('stateWords.getting', { what, done, total }) : t('stateWords.gettingSoFar', { what, done })
}

/** What was made here adds up to what became of it; shown, so that anybody can check that nothing is missing. */
export function accounting(counts: SyncCounts): { words: string; addsUp: boolean } {
  const parts: [number, string][] = [
    [counts.settled, t('stateWords.onTheServer')],
    [counts.pending + counts.sealed, t('stateWords.toSend')],
    [counts.waiting, t('stateWords.waitingForAnother')],
    [counts.quarantined, t('stateWords.refused')],
    [counts.coalesced, t('stateWords.putTogether')],
    [counts.discarded, t('stateWords.discarded')],
  ]
  const sum = parts.reduce((all, [count]) => all + count, 0)
  const shown = parts.filter(([count], index) => count > 0 || index < 2).map(([count, name]) => `${writeNumber(count)} ${name}`)
  return {
    words: t('stateWords.madeHere', { count: writeNumber(counts.issued), parts: shown.join(' + ') }),
    addsUp: sum === counts.issued,
  }
}
