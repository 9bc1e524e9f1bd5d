import { type CommaParts, type ParsedBoat, parseAnglerNames } from '@ramplight/domain/registration/angler-names'
import type { ListColumns, ReadList } from '@ramplight/domain/registration/list-columns'
import { boatOfRow, type TwoNames } from '@ramplight/domain/registration/listed-boats'
import type { HowPaid } from '@ramplight/domain/registration/paid-cell'
import { idsFor, withLine } from './paste-preview.ts'

type Table = readonly (readonly string[])[]

/** A table as it was read: every cell for itself. `twoNames`: what somebody said of cells with two names, for all of them. */
export type TableDraft = { table: Table; header: number | null; columns: ListColumns; twoNames?: TwoNames }

/**
 * What was pasted, and the ids its lines were given, by what they say: kept on this device until everything is entered. `sent`: those
 * of lines that were sent already; pasted again, they are the same boats.
 */
export type Draft = {
  text: string
  /** Instead of the text, where cells were pasted or a file was opened. */
  table?: TableDraft
  ids: Record<string, string>
  sent: Record<string, string>
  choices: Record<string, boolean>
  answers: Record<string, string>
  comma?: CommaParts
  /** How those paid of whom the table only says that they have. */
  how?: HowPaid | 'unknown'
}
export const EMPTY: Draft = { text: '', ids: {}, sent: {}, choices: {}, answers: {} }

export const isEmpty = ({ text, table }: Draft): boolean => text === '' && !table

/** The boats of a draft, whatever it was read from. A row of a table is told by its place in it. */
export function boatsIn({ text, table, comma }: Pick<Draft, 'text' | 'table' | 'comma'>): ParsedBoat[] {
  if (!table) return parseAnglerNames(text, comma)
  const first = firstRow(table)
  return table.table
    .slice(first)
    .flatMap((row, at) => boatOfRow(row, { columns: table.columns, line: first + at + 1, twoNames: table.twoNames }) ?? [])
}

const firstRow = ({ header }: TableDraft): number => (header === null ? 0 : header + 1)

/** The draft with an id for every line. */
export const withIds = (draft: Draft): Draft => ({
  ...draft,
  ids: idsFor(
    boatsIn(draft).map(({ text }) => text),
    { ...draft.sent, ...draft.ids },
  ),
})

/** The table in the place of what was there. */
export const withTable = (draft: Draft, { table, header, columns }: Pick<ReadList, 'table' | 'header' | 'columns'>): Draft =>
  withIds({ ...EMPTY, sent: draft.sent, table: { table, header, columns } })

/** One line of the text written differently. */
export const withWritten = (draft: Draft, line: number, written: string): Draft =>
  withIds({ ...draft, text: withLine(draft.text, line, written) })

/** One cell of the table written differently. */
export function withCell(draft: Draft, line: number, column: number, written: string): Draft {
  if (!draft.table) return draft
  const changed = (row: readonly string[]) => row.map((cell, at) => (at === column ? written.trim() : cell))
  const table = draft.table.table.map((row, at) => (at === line - 1 ? changed(row) : row))
  return withIds({ ...draft, table: { ...draft.table, table } })
}

/** What is left once these lines are entered: refused ones and those that were left out. */
export function withoutLines(draft: Draft, entered: ReadonlySet<number>): Draft {
  const left = boatsIn(draft).filter(({ line }) => !entered.has(line))
  if (left.length === 0) return EMPTY
  if (!draft.table) return withIds({ ...EMPTY, text: left.map(({ text }) => text).join('\n') })
  const { table, ...read } = draft.table
  const first = firstRow(draft.table)
  const rows = table.filter((_, at) => at < first || !entered.has(at + 1))
  return withIds({ ...EMPTY, table: { ...read, table: rows }, ...(draft.how && { how: draft.how }) })
}
