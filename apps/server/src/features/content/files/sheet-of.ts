import { createHash } from 'node:crypto'
import type { fileCalls } from '@ramplight/contract/content/files'
import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { storedPath, uniqueFileName } from '@ramplight/domain/content/upload-rules'
import writeExcelFile from 'write-excel-file/node'
import type { Draft } from './keep-files.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** These rows as an Excel file. Each value has its type, so that what begins with = is a text and no formula. */
export async function sheetOf({ _id, name, columns, rows }: BodyOf<typeof fileCalls.exportData>, now: Date): Promise<Draft> {
  const id = _id ?? newId()
  const head = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const bytes = await writeExcelFile([head, ...rows.map((row) => row.map(cellOf))]).toBuffer()
  const path = storedPath('exports', uniqueFileName(`${name}.`, { at: now.getTime(), id, extension: 'xlsx' }))
  return {
    id,
    path,
    name: `${name}.xlsx`,
    kind: 'export',
    isPrivate: true,
    type: XLSX,
    width: null,
    height: null,
    sha256: createHash('sha256')
      .update(JSON.stringify([name, columns, rows]))
      .digest('hex'),
    contents: [{ name: 'sheet.xlsx', from: bytes, type: XLSX, width: null, bytes: bytes.length }],
  }
}

const cellOf = (value: string | number | boolean | null) => {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { value, type: Number }
  return typeof value === 'boolean' ? { value, type: Boolean } : { value, type: String }
}
