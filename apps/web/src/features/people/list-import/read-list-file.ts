import { readTable, tidyTable } from '@ramplight/domain/kernel/read-table'
import { t } from './list-import.texts.ts'
import { readXlsx } from './read-xlsx.ts'

const LARGEST_BYTES = 5_000_000
const MOST_ROWS = 5000

export type ReadFile = { table: string[][] } | { problem: string }

function bounded(table: string[][]): ReadFile {
  if (table.length === 0) return { problem: t('source.isEmpty') }
  if (table.length > MOST_ROWS) return { problem: t('source.tooMany', { rows: table.length, most: MOST_ROWS }) }
  return { table }
}

/** Cells that were pasted, or the text of a file. */
export const tableOf = (text: string): ReadFile => bounded(readTable(text))

const isZip = ([a, b]: Uint8Array): boolean => a === 0x50 && b === 0x4b
/** Excel of before 2007. */
const isOldExcel = ([a, b, c]: Uint8Array): boolean => a === 0xd0 && b === 0xcf && c === 0x11

/** A file of a spreadsheet; older programs write their letters in another way than today's. */
export async function readListFile(file: File): Promise<ReadFile> {
  if (file.size > LARGEST_BYTES) return { problem: t('source.tooLarge') }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isOldExcel(bytes)) return { problem: t('source.isOldExcel') }
  if (isZip(bytes)) {
    try {
      return bounded(tidyTable(await readXlsx(bytes)))
    } catch {
      return { problem: t('source.isNoText') }
    }
  }
  const text = lettersOf(bytes)
  return text.includes('\0') ? { problem: t('source.isNoText') } : tableOf(text)
}

function lettersOf(bytes: Uint8Array): string {
  // Excel saves "Unicode text" as UTF-16.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
