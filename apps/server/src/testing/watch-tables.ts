import { api } from '@ramplight/contract/api'
import type { Family } from '@ramplight/contract/shown-in'
import { sentStatements } from './sent-statements.ts'

/** Tables whose name is not that of their family. */
const OTHER_NAMES: Record<string, Family> = {
  weigh_in_events: 'weigh-ins',
  weigh_in_days: 'weigh-in-day',
  sync_conflict: 'questions',
  audit_log: 'audit',
}
const familyOfTable = (table: string): Family | null => {
  const name = table.replaceAll('_', '-')
  return OTHER_NAMES[table] ?? (name in api ? (name as Family) : null)
}
const READ = /(?:from|join) "?([a-z_]+)"?/gi
const WRITTEN = /(?:insert into|update|delete from) "([a-z_]+)"/gi

const familiesIn = (texts: readonly string[], pattern: RegExp): Set<Family> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((found) => familyOfTable(found[1]!))).filter((family) => family !== null))

/** Runs the work, and tells the records of which families this process has read and written meanwhile. */
export async function watchTables<T>(work: () => Promise<T>): Promise<{ answer: T; read: Set<Family>; written: Set<Family> }> {
  const { answer, texts } = await sentStatements(work)
  return { answer, read: familiesIn(texts, READ), written: familiesIn(texts, WRITTEN) }
}
