import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Store } from '@ramplight/sync/ports'
import { changes } from '#features/sync/state/index.ts'
import { deviceName } from '#platform/device.ts'
import type { Book } from '#platform/local/book/book.ts'
import { asSentBy } from '#platform/local/book/take-over.ts'
import { dexieStore } from '#platform/local/store/dexie-store.ts'
import { saveZip, zipOf } from '#platform/zip-file.ts'
import { EXPORT_NAME, exportTables } from './export-tables.ts'
import { type GivenFile, readImport } from './import-file.ts'
import { type Failure, importRecords, type Preview, previewRecords } from './import-records.ts'
import { t } from './offline-data.texts.ts'
import { NotARescueFile, packRescue, rescueName, unpackRescue } from './rescue-file.ts'
import { switchedOffName } from './switched-off.ts'
import { TEXTS } from './texts.ts'

/** What a person is told; `failures` for those who want to know which records and why. */
export type FileOutcome = { ok: boolean; text: string; failures?: Failure[] }

export const storeOf = (book: Book): Store => dexieStore(book.db)

/** All records of this device as `database_export.zip`, one file per table. */
export async function exportDatabase(book: Book): Promise<FileOutcome> {
  try {
    const exported = await exportTables(storeOf(book))
    if (exported.kind === 'nothing') return { ok: false, text: exported.text }
    const texts = Object.entries(exported.files).map(([name, records]) => [name, JSON.stringify(records)])
    saveZip(EXPORT_NAME, await zipOf(Object.fromEntries(texts)))
    return { ok: true, text: TEXTS.exported }
  } catch (error) {
    console.error('The export failed.', error)
    return { ok: false, text: TEXTS.exportFailed }
  }
}

type Read = Awaited<ReturnType<typeof readImport>>
type Readable = Extract<Read, { ok: true }>
const rankOf = (read: Read): number => (read.ok ? SYNC_TABLES.indexOf(read.table) : -1)

/** Files that were chosen, read: what each would do here, and what is wrong with those that cannot be read. */
export type ImportPlan = { files: Readable[]; previews: Preview[]; told: FileOutcome[] }

/** Files of an export, parents first, whatever order they were chosen in. Nothing is done yet. */
export async function planImport(book: Book, files: readonly GivenFile[]): Promise<ImportPlan> {
  const read = (await Promise.all(files.map(readImport))).toSorted((a, b) => rankOf(a) - rankOf(b))
  const plan: ImportPlan = { files: [], previews: [], told: [] }
  for (const one of read) {
    if (one.ok) {
      const preview = await previewRecords(one.table, one.records, { store: storeOf(book) })
      const { failures } = preview
      // Nothing to choose: it is told at once, as after an import.
      if (failures.length > 0 && failures.length === one.records.length) plan.told.push(failedWords(one.table, failures))
      else {
        plan.files.push(one)
        plan.previews.push(preview)
      }
    } else {
      if (one.cause) console.error(one.text, one.cause)
      plan.told.push({ ok: false, text: one.text })
    }
  }
  return plan
}

/** Does what was shown and agreed to, and nothing else. Each file answers for itself. */
export async function runImport(book: Book, { files }: ImportPlan, agreed: ReadonlySet<string>): Promise<FileOutcome[]> {
  const told: FileOutcome[] = []
  for (const file of files) told.push(...(await importOne(book, file, agreed)))
  return told
}

function failedWords(table: SyncTable, failures: Failure[]): FileOutcome {
  console.error(`Records of ${table} that could not be imported:`, failures)
  return { ok: false, text: TEXTS.someFailed(failures.length), failures }
}

async function importOne(book: Book, { table, records }: Readable, agreed: ReadonlySet<string>): Promise<FileOutcome[]> {
  const ports = { store: storeOf(book), engine: book.local.engine }
  const { imported, left, failures, putError } = await importRecords(table, records, ports, agreed)
  const told: FileOutcome[] = []
  if (imported > 0) told.push({ ok: true, text: TEXTS.imported(imported, table) })
  if (left > 0) told.push({ ok: true, text: leftWords(left, table) })
  if (failures.length > 0) told.push(failedWords(table, failures))
  if (putError) {
    console.error(`Keeping records of ${table} failed.`, putError)
    told.push({ ok: false, text: TEXTS.putFailed })
  }
  return told
}

const leftWords = (left: number, table: SyncTable): string => t('offlineFiles.recordsLeftAsTheyAre', { left, table })

/** What only this device has, as a file to carry to another one. */
export async function saveRescue(book: Book): Promise<FileOutcome> {
  try {
    const file = await book.local.engine.rescue()
    const waiting = file.outbox.length + file.quarantine.length
    if (waiting + file.trash.length === 0) return { ok: true, text: t('offlineFiles.nothingToRescue') }
    saveZip(rescueName(deviceName(), file.at), await packRescue(file))
    return { ok: true, text: t('offlineFiles.rescueFileSaved', { changes: changes(waiting) }) }
  } catch (error) {
    console.error('The rescue file couldn’t be created.', error)
    return { ok: false, text: t('offlineFiles.rescueFileNotMade') }
  }
}

/** A rescue file of another device. What is here or on the server already is left alone, so it may be taken in twice. */
export async function takeRescue(book: Book, given: Pick<File, 'arrayBuffer'>): Promise<FileOutcome> {
  try {
    const { file, damaged } = await unpackRescue(new Uint8Array(await given.arrayBuffer()))
    const me = book.local.user._id
    const maker = file.user === me ? null : await switchedOffName(file.user)
    if (file.user !== me && maker === null) return { ok: false, text: t('offlineFiles.rescueFileOfSomebodyElse') }
    const { taken, known } = await book.local.engine.takeIn(maker === null ? file : asSentBy(me, { name: maker }, file))
    const said = [
      t('offlineFiles.takenIn', { changes: changes(taken), known }),
      maker !== null && t('offlineFiles.historySaysWhoMadeThem', { person: maker }),
      damaged > 0 && t('offlineFiles.linesAreDamaged', { lines: damaged }),
    ]
    return { ok: damaged === 0, text: said.filter(Boolean).join(' ') }
  } catch (error) {
    if (error instanceof NotARescueFile) return { ok: false, text: t('offlineFiles.notARescueFile') }
    console.error('The rescue file couldn’t be loaded.', error)
    return { ok: false, text: t('offlineFiles.rescueFileNotLoaded') }
  }
}
