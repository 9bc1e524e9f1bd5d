import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import { t } from './offline-data.texts.ts'
import { TEXTS } from './texts.ts'

/** A file as it was dropped or chosen. */
export type GivenFile = Pick<File, 'name' | 'type' | 'text'>
export type ReadFile = { ok: true; table: SyncTable; records: unknown[] } | { ok: false; text: string; cause?: unknown }

/** Two downloads of one name get " (1)"; the table is still the same. */
const tableOf = (name: string) => name.replace(/\.json$/i, '').replace(/ ?\(\d+\)$/, '')

/** Everything that can be wrong with the file itself, in the order it shows (1 §5). Nothing is written here. */
export async function readImport(file: GivenFile): Promise<ReadFile> {
  if (!/\.json$/i.test(file.name) && file.type !== 'application/json') return { ok: false, text: TEXTS.onlyJson }
  const table = SYNC_TABLES.find((tbl) => tbl === tableOf(file.name))
  if (!table) return { ok: false, text: unknownTable(file.name) }
  const text = await file.text().catch((cause: unknown) => ({ cause }))
  if (typeof text !== 'string') return { ok: false, text: TEXTS.importFailed, cause: text.cause }
  if (text.trim() === '') return { ok: false, text: TEXTS.nothingToImport }
  const content = parsed(text)
  if (!content.ok) return { ok: false, text: TEXTS.mustBeJson, cause: content.cause }
  const { value } = content
  if (typeof value !== 'object' || value === null) return { ok: false, text: TEXTS.badShape(file.name) }
  const records = Array.isArray(value) ? (value as unknown[]) : [value]
  return records.length > 0 ? { ok: true, table, records } : { ok: false, text: TEXTS.nothingToImport }
}

/** The specification has no words for it (A86): name the file, and what it could be called. */
const unknownTable = (file: string) => t('importFile.noneOfTables', { file })

function parsed(text: string): { ok: true; value: unknown } | { ok: false; cause: unknown } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (cause) {
    return { ok: false, cause }
  }
}
