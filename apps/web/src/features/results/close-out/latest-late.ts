import type { AuditLine } from '@ramplight/contract/system/audit'

type Line = Pick<AuditLine, '_id' | 'action' | 'record' | 'summary' | 'byName'>

/** Bags that came after the results were final and are not in the log since: each once, newest first, as the history has them. */
export function latestLate<L extends Line>(history: readonly L[]): L[] {
  const seen = new Set<string>()
  const late: L[] = []
  for (const line of history) {
    if (seen.has(line.record)) continue
    // What was taken later says so with a newer line.
    if (['came-late', 'weighed', 'corrected', 'voided'].includes(line.action)) seen.add(line.record)
    if (line.action === 'came-late') late.push(line)
  }
  return late
}
