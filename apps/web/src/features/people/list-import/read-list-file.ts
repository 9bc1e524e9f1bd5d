import { readTable } from '@ramplight/domain/kernel/read-table'
import { t } from './list-import.texts.ts'

const LARGEST_BYTES = 5_000_000
const MOST_ROWS = 5000

export type ReadFile = { table: string[][] } | { problem: string }

/** Cells that were pasted, or the text of a file. */
export function tableOf(text: string): ReadFile {
  const table = readTable(text)
  if (table.length === 0) return { problem: t('source.isEmpty') }
  if (table.length > MOST_ROWS) return { problem: t('source.tooMany', { rows: table.length, most: MOST_ROWS }) }
  return { table }
}

/** A zip, as an Excel file is one, begins with PK; an old one with these four. */
const isExcel = ([a, b, c]: Uint8Array): boolean => (a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf && c === 0x11)

/** A file of a spreadsheet; older programs write their letters in another way than today's. */
export async function readListFile(file: File): Promise<ReadFile> {
  if (file.size > LARGEST_BYTES) return { problem: t('source.tooLarge') }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isExcel(bytes)) return { problem: t('source.isExcel') }
  const text = lettersOf(bytes)
  return text.includes('\0') ? { problem: t('source.isNoText') } : tableOf(text)
}

function lettersOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
