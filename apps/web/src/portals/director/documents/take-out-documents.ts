import { fileCalls } from '@ramplight/contract/content/files'
import { writeDay } from '@ramplight/ui/values/times'
import type { Checked } from '#features/content/documents/index.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { fetchFile, fileName } from '#platform/files/open-file.ts'
import { saveZip, zipOf } from '#platform/zip-file.ts'
import { t } from './documents.texts.ts'

/** What no system takes in the name of a file. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\s]+/gu
const safe = (name: string): string => name.replace(FORBIDDEN, ' ').trim().replace(/^\.+/, '') || '-'

type Given = { tournament: string; checks: readonly Checked[]; nameOf: (user: string) => string; onProgress: (done: number) => void }
/** `left`: files that could not be opened meanwhile; the list in the archive says which. */
export type TakenOut = { name: string; files: number; left: number }

/** How many files there are to take out. */
export const filesOf = (checks: readonly Checked[]): number => checks.reduce((sum, { counts }) => sum + counts.there + counts.old, 0)

/**
 * All that anglers have handed in for a tournament, as one archive: a folder for each document, and a list of who has what. A file
 * that is refused is left out and named in the list; without a network there is no archive at all, never half of one.
 */
export async function takeOutDocuments({ tournament, checks, nameOf, onProgress }: Given): Promise<TakenOut> {
  const files: Record<string, Uint8Array> = {}
  const rows: string[][] = []
  let [done, left] = [0, 0]
  for (const { label, anglers } of checks)
    for (const { user, state, paper } of anglers) {
      const [who, isHere] = [nameOf(user), state === 'there' || state === 'old']
      const file = isHere ? await fileOr(paper!.document.path) : null
      const inArchive = file ? free(files, `${safe(label)}/`, fileName(safe(who), file)) : ''
      if (file) files[inArchive] = new Uint8Array(await file.arrayBuffer())
      if (isHere) {
        if (!file) left++
        onProgress(++done)
      }
      const date = isHere ? writeDay(paper!.document.dateUploaded) : ''
      rows.push([who, label, t(`check.states.${isHere && !file ? 'gone' : state}`), date, inArchive])
    }
  const columns = [t('check.columns.angler'), t('check.columns.document'), t('check.columns.state'), t('check.columns.date')]
  const sheet = await call(fileCalls.exportData, {
    body: { name: t('check.sheet'), columns: [...columns, t('check.columns.file')], rows },
  })
  files[`${safe(t('check.sheet'))}.xlsx`] = new Uint8Array(await (await fetchFile(sheet.path)).arrayBuffer())
  const name = `${safe(t('check.archive', { tournament }))}.zip`
  saveZip(name, await zipOf(files))
  return { name, files: done - left, left }
}

async function fileOr(path: string): Promise<Blob | null> {
  try {
    return await fetchFile(path)
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}

/** Two anglers of one name have a file each. */
function free(files: Readonly<Record<string, unknown>>, folder: string, name: string): string {
  const [, stem = name, ending = ''] = name.match(/^(.*?)(\.\w+)?$/) ?? []
  for (let n = 1; ; n++) {
    const one = `${folder}${n === 1 ? stem : `${stem} ${n}`}${ending}`
    if (!(one in files)) return one
  }
}
